import { formatEt, formatMph, type LogEntry, type PassDoubt } from '@holeshot/shared-core';

/** A doubt as a question, as a remark, and what the racer says where it is right. */
export interface DoubtWords {
  question: string;
  remark: string;
  yes: string;
}

/** The words for a doubt about a pass, with the figure that it comes from. */
export const doubtWords = (doubt: PassDoubt, { timeslip, derived }: LogEntry): DoubtWords => {
  if (doubt === 'Spun') {
    const why = `60 ft of ${formatEt(timeslip.et_60)} is far off what the car does.`;
    return { question: `Did it spin? The ${why}`, remark: `Looks spun: the ${why}`, yes: 'It spun' };
  }
  const why = `${formatMph(derived.finish_mph)} mph at the end is far off what the car does.`;
  return { question: `Did you lift? The ${why}`, remark: `Looks lifted: the ${why}`, yes: 'It was lifted' };
};
