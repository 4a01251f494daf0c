import { formatWhole, type Loadable, type LogEntry } from '@holeshot/shared-core';

/**
 * What goes out of sight with a vehicle, each in a few words.
 * @param passes of this vehicle
 */
export const deletionWords = (passes: Loadable<LogEntry[]>): string[] => {
  const count = passes.state === 'present' ? passes.value.length : 0;
  const passWords = count === 1 ? '1 pass in its log book' : `${formatWhole(count)} passes in its log book`;
  return [
    ...(passes.state === 'unknown' ? ['its log book'] : []),
    ...(count > 0 ? [passWords] : []),
    'its predictions',
    'its tune and the history of it',
  ];
};
