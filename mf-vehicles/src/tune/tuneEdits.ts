import { formatWhole, parseNumber, type DdpeTune, type Tunes, type Vehicle } from '@holeshot/shared-core';
import * as v from 'valibot';
import { tuneNumbers, type TuneKey, type TuneNumber } from '../car/tuneNumbers';

/** Unsaved changes of a tune: typed numbers by stored name. */
export interface TuneEdits {
  numbers: Partial<Record<TuneKey, string>>;
  flags: Partial<Pick<DdpeTune, 'auto_adjust_disabled' | 'apply_learned_corrections'>>;
  /** The car itself has changed. */
  isAnotherCar: boolean;
}

/** Edits without a change. */
export const noEdits: TuneEdits = { numbers: {}, flags: {}, isAnotherCar: false };

/** Tells whether the edits hold a change. */
export const hasEdits = ({ numbers, flags, isAnotherCar }: TuneEdits): boolean =>
  isAnotherCar || Object.keys(numbers).length + Object.keys(flags).length > 0;

const draftSchema = v.object({
  numbers: v.record(v.picklist([...tuneNumbers.keys()]), v.string()),
  flags: v.object({
    auto_adjust_disabled: v.exactOptional(v.boolean()),
    apply_learned_corrections: v.exactOptional(v.boolean()),
  }),
  isAnotherCar: v.boolean(),
});

/** Reads edits from a draft; none if invalid. */
export const editsOfDraft = (draft: unknown): TuneEdits => {
  const read = v.safeParse(draftSchema, draft);
  return read.success ? read.output : noEdits;
};

/** Formats a number of a stored tune; empty if missing. */
export const storedText = (tunes: Tunes, { tune, key }: TuneNumber): string => {
  const value = tunes[tune][key];
  return value === null ? '' : String(value);
};

const bound = (value: number): string => (value >= 1000 ? formatWhole(value) : String(value));

/** Reads a typed number, or returns its error; null means no number. */
const readNumber = ({ key, min, max, whole = false, unit, usual }: TuneNumber, text: string) => {
  if (text.trim() === '' && key.startsWith('sl_et_zw')) return { value: null };
  const value = parseNumber(text, { thousands: max >= 1000 });
  if (value !== undefined && value >= min && value <= max && (!whole || Number.isInteger(value))) {
    return { value };
  }
  const what = whole ? 'a whole number' : 'a number';
  const hint = usual === undefined ? '' : ` Most cars have ${usual}.`;
  return {
    problem: `Enter ${what} from ${bound(min)} to ${bound(max)}${unit === undefined ? '' : ` ${unit}`}.${hint}`,
  };
};

/** Applies edits to tunes; returns an error for each invalid number and leaves it unchanged. */
export const withEdits = (
  { base_tune, ddpe_tune }: Pick<Vehicle, 'base_tune' | 'ddpe_tune'>,
  { numbers, flags }: TuneEdits,
): { tunes: Tunes; problems: Partial<Record<TuneKey, string>> } => {
  const problems: Partial<Record<TuneKey, string>> = {};
  const values = { base_tune: {}, ddpe_tune: {} };
  for (const [key, text] of Object.entries(numbers) as [TuneKey, string][]) {
    const number = tuneNumbers.get(key);
    if (number === undefined) continue;
    const read = readNumber(number, text);
    if (read.problem === undefined) Object.assign(values[number.tune], { [key]: read.value });
    else problems[key] = read.problem;
  }
  return {
    tunes: {
      base_tune: { ...base_tune, ...values.base_tune },
      ddpe_tune: { ...ddpe_tune, ...values.ddpe_tune, ...flags },
    },
    problems,
  };
};
