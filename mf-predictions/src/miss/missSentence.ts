import { formatEt, predictionMiss, type LogEntry } from '@holeshot/shared-core';

/** Says how far a pass ran from its call; undefined where there is no miss. */
export const missSentence = (pass: LogEntry): string | undefined => {
  const miss = predictionMiss(pass);
  if (miss === undefined) return undefined;
  const ran = `Ran ${formatEt(pass.derived.finish_et)}`;
  if (miss === 0) return `${ran}, as called.`;
  const side = miss > 0 ? 'slower' : 'quicker';
  return `${ran}. Called ${formatEt(pass.derived.finish_ddp)}: ${formatEt(Math.abs(miss))} ${side}.`;
};
