import { formatPasses, type Loadable, type LogEntry } from '@holeshot/shared-core';

/**
 * What goes out of sight with a vehicle, each in a few words.
 * @param passes of this vehicle
 */
export const deletionWords = (passes: Loadable<LogEntry[]>): string[] => {
  const count = passes.state === 'present' ? passes.value.length : 0;
  return [
    ...(passes.state === 'unknown' ? ['its log book'] : []),
    ...(count > 0 ? [`${formatPasses(count)} in its log book`] : []),
    'its predictions',
    'its tune and the history of it',
  ];
};
