import { formatEt, formatMph, type LogEntry, type PassDoubt } from '@holeshot/shared-core';

/** Doubt as a question, as a remark, and as the racer's answer. */
export interface DoubtWords {
  question: string;
  remark: string;
  yes: string;
}

/** Puts a doubt about a pass into words, with the figure behind it. */
export const doubtWords = (doubt: PassDoubt, { timeslip, derived }: LogEntry): DoubtWords => {
  if (doubt === 'Spun') {
    const why = `60 ft of ${formatEt(timeslip.et_60)} is far off what the car does.`;
    return { question: `Did it spin? The ${why}`, remark: `Looks spun: the ${why}`, yes: 'It spun' };
  }
  const why = `${formatMph(derived.finish_mph)} mph at the end is far off what the car does.`;
  return { question: `Did you lift? The ${why}`, remark: `Looks lifted: the ${why}`, yes: 'It was lifted' };
};
