import { formatWhole, parseNumber, type DdpeTune, type Tunes, type Vehicle } from '@holeshot/shared-core';
import * as v from 'valibot';
import { tuneNumbers, type TuneKey, type TuneNumber } from '../car/tuneNumbers';

/** What the racer has changed in a tune and not saved: numbers as they are typed, by their stored names. */
export interface TuneEdits {
  numbers: Partial<Record<TuneKey, string>>;
  flags: Partial<Pick<DdpeTune, 'auto_adjust_disabled' | 'apply_learned_corrections'>>;
  /** The racer says that the car itself has changed. */
  isAnotherCar: boolean;
}

/** Nothing changed: what the screen of a tune opens with. */
export const noEdits: TuneEdits = { numbers: {}, flags: {}, isAnotherCar: false };

/** Whether the racer has changed anything that is worth keeping. */
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

/** The edits that a draft holds, none where it holds something else. */
export const editsOfDraft = (draft: unknown): TuneEdits => {
  const read = v.safeParse(draftSchema, draft);
  return read.success ? read.output : noEdits;
};

/** A number of a stored tune as it stands in its field; empty where there is none. */
export const storedText = (tunes: Tunes, { tune, key }: TuneNumber): string => {
  const value = tunes[tune][key];
  return value === null ? '' : String(value);
};

const bound = (value: number): string => (value >= 1000 ? formatWhole(value) : String(value));

/** What is typed as a number, or the sentence for what may not stand there; null is no number. */
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

/** Tunes with what is typed, and a sentence for each number that may not stand there and is left as it was. */
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
