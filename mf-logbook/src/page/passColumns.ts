import {
  finishOf,
  formatDifference,
  type KeptView,
  type LogEntry,
  type PassField,
} from '@holeshot/shared-core';
import { finishLabel } from './finishLabel';
import { predictionMiss } from './predictionMiss';

/** One column of the log book. */
export interface PassColumn extends PassField {
  /** The column the racer looks for. */
  strong: boolean;
}

const called: PassField = {
  key: 'pred',
  label: 'Pred',
  numeric: true,
  value: predictionMiss,
  show: (entry) => {
    const miss = predictionMiss(entry);
    return miss === undefined ? '' : formatDifference(miss);
  },
};

/** The key of the slip's own column for what stands under `derived.finish_…`. */
const ownKey = (key: string, distance: number): string =>
  key.replace('derived.finish_', 'timeslip.').concat(`_${distance}`);

const isFinish = (key: string): boolean => key === 'derived.finish_et' || key === 'derived.finish_mph';

/**
 * The columns of a view for these passes: the date first, the vehicle where there are several, how each was called last.
 * The finish goes by its distance where all of them were run over one, and stands once.
 * @param fields every value that a pass of this racer can have; keys of a view that are not among them are left out
 */
export const passColumns = (
  fields: readonly PassField[],
  { fieldKeys }: Pick<KeptView, 'fieldKeys'>,
  entries: readonly LogEntry[],
  severalVehicles: boolean,
): PassColumn[] => {
  const lengths = new Set(
    entries.map(({ location, timeslip, vehicle }) => finishOf(location, timeslip, vehicle)),
  );
  const [length] = lengths.size === 1 ? lengths : [];
  const chosen = fieldKeys.filter(
    (key) => length === undefined || !isFinish(key) || !fieldKeys.includes(ownKey(key, length)),
  );
  const keys = new Set(['log_entry_datetime', ...(severalVehicles ? ['vehicle.name'] : []), ...chosen]);
  const found = [...keys].flatMap((key) => fields.filter((field) => field.key === key));
  return [...found, called].map((field) => ({
    ...field,
    label: finishLabel(field, length),
    strong: field.key === 'derived.finish_et' || field.key === `timeslip.et_${length ?? ''}`,
  }));
};
