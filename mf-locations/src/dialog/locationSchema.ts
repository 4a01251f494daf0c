import { lineProblem, nameProblem, type WeatherStation } from '@holeshot/shared-core';
import * as v from 'valibot';
import { phoneHref } from '../contact/phoneHref';
import { websiteHref } from '../contact/websiteHref';
import { boundedNumber } from './boundedNumber';
import { compassPoints } from '../find/compassPoints';

const length = v.picklist(['660', '1000', '1320']);
const chosenBy = v.picklist(['nearness', 'racer']);

const stationRecord = v.object({
  id: v.string(),
  name: v.string(),
  lat: v.number(),
  lng: v.number(),
  elevation: v.exactOptional(v.number()),
  distance: v.number(),
});
const station = v.nullable(v.custom<WeatherStation>((value) => v.is(stationRecord, value)));

/** Creates the schema of a required choice, with the error for null. */
const chosen = <Value>(choice: v.GenericSchema<Value>, missing: string) =>
  v.pipe(
    v.nullable(choice),
    v.rawTransform(({ dataset, addIssue, NEVER }): Value => {
      if (dataset.value !== null) return dataset.value;
      addIssue({ message: missing });
      return NEVER;
    }),
  );

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(compassPoints.length - 1));

/** Creates the schema of a trimmed text, which `problemOf` checks; an empty one is fine unless required. */
const text = (problemOf: (value: string) => string | undefined, { required = false } = {}) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || (!required && dataset.value.trim() === '')) return;
      const problem = problemOf(dataset.value);
      if (problem !== undefined) addIssue({ message: problem });
    }),
    v.trim(),
  );

const zipProblem = (value: string): string | undefined =>
  /^[\p{L}\p{N} -]{2,12}$/u.test(value.trim()) ? undefined : 'Enter a ZIP or postal code, such as 53182.';

const phoneProblem = (value: string): string | undefined =>
  phoneHref(value) === undefined ? 'Enter a phone number, such as 262 878-3783.' : undefined;

const websiteProblem = (value: string): string | undefined =>
  websiteHref(value) === undefined ? 'Enter a web address, such as greatlakesdragaway.com.' : undefined;

/** Schema of a typed location: numbers as texts, length and direction may be missing. */
export const locationDraftSchema = v.object({
  title: v.string(),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  zip: v.string(),
  phone: v.string(),
  website: v.string(),
  lat: v.string(),
  lng: v.string(),
  elevation: v.string(),
  length: v.nullable(length),
  direction: v.nullable(index),
  station,
  chosenBy,
});

/** Schema of a valid form, with an error for each field. */
export const locationSchema = v.object({
  title: text(nameProblem, { required: true }),
  address: text((address) => lineProblem(address, 200)),
  city: text(nameProblem),
  state: text(nameProblem),
  zip: text(zipProblem),
  phone: text(phoneProblem),
  website: text(websiteProblem),
  lat: boundedNumber({
    missing: 'Enter the latitude.',
    wrong: 'Enter a latitude from -90 to 90, such as 42.6625.',
    min: -90,
    max: 90,
  }),
  lng: boundedNumber({
    missing: 'Enter the longitude.',
    wrong: 'Enter a longitude from -180 to 180, such as -88.0325.',
    min: -180,
    max: 180,
  }),
  elevation: boundedNumber({
    missing: 'Enter the elevation.',
    wrong: 'Enter an elevation from -1,500 to 15,000 ft.',
    min: -1500,
    max: 15_000,
    thousands: true,
  }),
  length: chosen(length, 'Choose the length of the track.'),
  direction: chosen(index, 'Choose the direction the cars travel.'),
  station,
  chosenBy,
});

/** Unchecked location in the form. */
export type LocationDraft = v.InferOutput<typeof locationDraftSchema>;
/** Valid location: trimmed texts, numbers in their bounds, all choices made. */
export type LocationFields = v.InferOutput<typeof locationSchema>;
