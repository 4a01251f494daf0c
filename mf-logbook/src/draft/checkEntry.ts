import {
  checkSetup,
  checkSlip,
  checkWeather,
  parseNumber,
  type CustomField,
  type Doubt,
  type Location,
  type SlipField,
  type Vehicle,
} from '@holeshot/shared-core';
import { customProblem } from './customValues';
import { filledLabels, type EntryDraft, type EntryField } from './entryDraft';
import { outcomeOfDraft, resultOfDraft } from './outcomeOfDraft';
import { readSetup, setupFields } from './setupTexts';
import { readSlip } from './readSlip';
import { readWeather } from './readWeather';
import { slipInstant } from './slipInstant';
import { slipOfTrack } from '../typed/slipOfTrack';
import { typedForAnotherDay } from './typedForAnotherDay';
import type { SlipWeather } from './SlipWeather';
import { typedWeatherFields } from './TypedWeather';

/** Context of a form check. */
interface EntryCheckContext {
  vehicle: Vehicle | undefined;
  location: Location | undefined;
  /** State of the weather at this track and time. */
  weather: SlipWeather['state'];
  fields: readonly CustomField[];
  /** Milliseconds. */
  now: number;
}

/** Result of a form check: errors by field, and doubts to ask about. */
export interface EntryCheck {
  errors: Partial<Record<EntryField, string>>;
  doubts: Pick<Doubt, 'sentence'>[];
  /** The station has not answered yet. */
  awaitsWeather: boolean;
}

/** An empty wind is unknown. */
const emptyWeather: Partial<Record<(typeof typedWeatherFields)[number], string>> = {
  air_temp: 'Enter the temperature.',
  humidity: 'Enter the humidity.',
  pressure: 'Enter the station pressure.',
};

const checkTypedSlip = (draft: EntryDraft, location: Location): Pick<EntryCheck, 'errors' | 'doubts'> => {
  const { slip, unreadable } = readSlip(draft, location.track_length);
  const check = checkSlip(slip);
  const errors: EntryCheck['errors'] = { ...check.errors };
  for (const field of unreadable) errors[field] = 'Type a number, such as 11.241.';
  const { shown } = slipOfTrack(location.track_length);
  const finish = shown.findLast((field): field is SlipField => field.startsWith('et_')) ?? 'et_660';
  if (unreadable.length === 0 && !Object.keys(slip).some((field) => field.startsWith('et_'))) {
    errors[finish] = 'Enter the ET, or at least one time from the slip.';
  }
  return { errors, doubts: check.doubts };
};

const checkTypedSetup = (draft: EntryDraft, location: Location): Pick<EntryCheck, 'errors' | 'doubts'> => {
  const { slip } = readSlip(draft, location.track_length);
  const check = checkSetup(readSetup(draft) ?? {}, slip);
  const errors: EntryCheck['errors'] = { ...check.errors };
  for (const field of setupFields)
    if (draft[field].trim() !== '' && parseNumber(draft[field]) === undefined)
      errors[field] = `Type a number, such as ${field === 'stop_level' ? '20' : '0.538'}.`;
  return { errors, doubts: Object.values(check.doubts).map((sentence) => ({ sentence })) };
};

const checkTypedWeather = (draft: EntryDraft): EntryCheck['errors'] => {
  const errors: EntryCheck['errors'] = { ...checkWeather(readWeather(draft, '')).errors };
  for (const field of typedWeatherFields) {
    const words = emptyWeather[field];
    if (words !== undefined && draft[field].trim() === '') errors[field] = words;
  }
  return errors;
};

/** Returns the result by the numbers of both lanes where the slip says another. */
const contradicted = (
  draft: EntryDraft,
  place: Pick<EntryCheckContext, 'vehicle' | 'location'>,
): string | undefined => {
  const { result } = draft.fromSlip.filled;
  if (result !== draft.result || result === 'Time Only') return undefined;
  const numbers = resultOfDraft({ ...draft, resultByHand: false }, outcomeOfDraft(draft, place));
  return numbers === 'Time Only' || numbers === result ? undefined : numbers;
};

/** Checks the whole form: place and time, the slip by the track's length, and that the weather is known or given up. */
export const checkEntry = (
  draft: EntryDraft,
  { vehicle, location, weather, fields, now }: EntryCheckContext,
): EntryCheck => {
  const errors: EntryCheck['errors'] = {};
  if (vehicle === undefined) errors.vehicleUid = 'Choose the vehicle.';
  if (location === undefined) {
    return { errors: { ...errors, locationUid: 'Choose the track.' }, doubts: [], awaitsWeather: false };
  }
  const time = slipInstant(draft, location, now);
  const isTimed = 'at' in time;
  if (!isTimed) errors.localTime = time.problem;
  const slip = checkTypedSlip(draft, location);
  Object.assign(errors, slip.errors);
  const isFilled = draft.weatherTyped && Object.keys(draft.weatherFilled).length > 0;
  const isAsked = !draft.weatherTyped && !draft.withoutWeather;
  const awaitsWeather = (isAsked || isFilled) && weather === 'asking';
  if (draft.weatherTyped && !awaitsWeather) Object.assign(errors, checkTypedWeather(draft));
  // A wrong time has no weather; the right one requests it.
  else if (isAsked && isTimed && weather !== 'found' && weather !== 'asking') {
    errors.withoutWeather = 'No weather for this pass. Type it in, or check this to save without it.';
  }
  const custom = fields.map((field) => customProblem(field, draft.custom[field.pk] ?? ''));
  const wrong = custom.find((problem) => problem !== undefined);
  if (wrong !== undefined) errors.custom = wrong;
  const setup = checkTypedSetup(draft, location);
  Object.assign(errors, setup.errors);
  const doubts: EntryCheck['doubts'] = [...slip.doubts, ...setup.doubts];
  const unsure = draft.doubtful
    .filter((field) => field !== 'locationUid')
    .map((field) => filledLabels[field]);
  if (unsure.length > 0) doubts.push({ sentence: `Check with the slip: ${unsure.join(', ')}.` });
  const won = contradicted(draft, { vehicle, location });
  if (won !== undefined)
    doubts.push({ sentence: `The slip says ${draft.result}, but by its numbers it is a ${won}.` });
  if (draft.doubtful.includes('locationUid'))
    doubts.push({ sentence: `The slip may be from another track than ${location.title}.` });
  const typedFor = draft.weatherTyped ? typedForAnotherDay(draft) : undefined;
  if (typedFor !== undefined) doubts.push({ sentence: `The weather was typed for ${typedFor}.` });
  return { errors, doubts, awaitsWeather };
};
