import { nameProblem, type WeatherStation } from '@holeshot/shared-core';
import * as v from 'valibot';
import { boundedNumber } from './boundedNumber';
import { compassPoints } from './direction/compassPoints';

const length = v.picklist(['660', '1000', '1320']);
const chosenBy = v.picklist(['nearness', 'racer']);

const stationRecord = v.object({
  id: v.string(),
  name: v.string(),
  lat: v.number(),
  lng: v.number(),
  elevation: v.number(),
  distance: v.number(),
});
const station = v.nullable(v.custom<WeatherStation>((value) => v.is(stationRecord, value)));

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(compassPoints.length - 1));

const named = ({ required }: { required: boolean }) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || (!required && dataset.value.trim() === '')) return;
      const problem = nameProblem(dataset.value);
      if (problem !== undefined) addIssue({ message: problem });
    }),
    v.trim(),
  );

/** A location as it is typed: numbers as texts, no direction before one is chosen. */
export const locationDraftSchema = v.object({
  title: v.string(),
  city: v.string(),
  state: v.string(),
  lat: v.string(),
  lng: v.string(),
  elevation: v.string(),
  length,
  direction: v.nullable(index),
  station,
  chosenBy,
});

/** What may be saved, with the sentence for each field that may not. */
export const locationSchema = v.object({
  title: named({ required: true }),
  city: named({ required: false }),
  state: named({ required: false }),
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
  }),
  length,
  direction: v.pipe(
    v.nullable(index),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (dataset.value !== null) return dataset.value;
      addIssue({ message: 'Choose the direction the cars travel.' });
      return NEVER;
    }),
  ),
  station,
  chosenBy,
});

export type LocationDraft = v.InferOutput<typeof locationDraftSchema>;
export type LocationFields = v.InferOutput<typeof locationSchema>;
