import { formatPasses, type Loadable, type LogEntry } from '@holeshot/shared-core';

/**
 * Lists what is hidden with a deleted vehicle.
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
