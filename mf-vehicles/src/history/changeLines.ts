import {
  distanceLabels,
  distances,
  formatDifference,
  formatEt,
  formatWhole,
  type Distance,
  type TuneDifference,
  type TuneValue,
} from '@holeshot/shared-core';
import { curveText } from '../car/curveText';
import { labelOf } from '../car/tuneNumbers';

/** Change of a tune in words: `Fuel factor, all distances`, `0.5`, `0.33`. */
export interface ChangeLine {
  what: string;
  before: string;
  after: string;
}

const units: Partial<Record<TuneDifference['field'], string>> = {
  weight_with_driver: ' lb',
  body_width: ' in',
  body_height: ' in',
  elevation: ' ft',
};

const fieldWords = ({ tune, field, locationUid }: TuneDifference): string => {
  if (field === 'apply_learned_corrections') return 'Predict with what the passes taught';
  if (field === 'auto_adjust_disabled') return 'Leave this tune to me';
  if (field === 'poly_coeff_da_grains') return 'Learned air curve';
  if (field === 'elevation') return 'Elevation';
  const isLearned = tune === 'learned' && locationUid === undefined;
  const label = labelOf(field);
  if (field === 'sl_et_zw') return isLearned ? 'Learned base ET' : label;
  return field === 'wind_effect' && isLearned ? 'Learned wind effect' : label;
};

const numberWords = ({ field, locationUid }: TuneDifference, value: number): string => {
  if (field === 'sl_et_zw')
    return `${locationUid === undefined ? formatEt(value) : formatDifference(value)} s`;
  if (locationUid !== undefined && field === 'wind_effect') return formatDifference(value, 2);
  const digits =
    Math.abs(value) >= 1000 && Number.isInteger(value) ? formatWhole(value) : `${Number(value.toFixed(4))}`;
  return digits.replace('-', '−') + (units[field] ?? '');
};

const valueWords = (difference: TuneDifference, value: TuneValue): string => {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'number' ? numberWords(difference, value) : curveText(value);
};

const distanceWords = (over: readonly Distance[]): string =>
  over.length === distances.length
    ? 'all distances'
    : over.map((distance) => distanceLabels[distance]).join(' and ');

/**
 * Lists the differences of two tunes; merges equal ones of several distances.
 * @param titleOf returns the title of a track
 */
export const changeLines = (
  differences: readonly TuneDifference[],
  titleOf: (locationUid: string) => string,
): ChangeLine[] => {
  const lines = new Map<string, ChangeLine & { over: Distance[] }>();
  for (const difference of differences) {
    const { locationUid, distance } = difference;
    const at = locationUid === undefined ? '' : ` at ${titleOf(locationUid)}`;
    const line = {
      what: `${fieldWords(difference)}${at}`,
      before: valueWords(difference, difference.before),
      after: valueWords(difference, difference.after),
    };
    const key = JSON.stringify(line);
    const known = lines.get(key) ?? { ...line, over: [] };
    lines.set(key, { ...known, over: [...known.over, ...(distance === undefined ? [] : [distance])] });
  }
  return [...lines.values()].map(({ over, what, ...values }) => ({
    ...values,
    what: over.length === 0 ? what : `${what}, ${distanceWords(over)}`,
  }));
};
