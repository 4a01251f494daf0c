import { readAir } from '@holeshot/shared-core';
import * as v from 'valibot';

const text = v.optional(v.string(), '');

/** Schema of a filter; what it lacks matches all. */
export const passFilterSchema = v.object({
  /** Words that must all occur in the pass, or dates on which it must lie. */
  text,
  /** The uid of a vehicle. */
  vehicle: text,
  /** The uid of a location. */
  location: text,
  /** The uid of the location that This track means; empty: that of the newest pass. */
  here: text,
  /** Air that passes are likened by, as `readAir` reads it; they stand nearest first. */
  air: v.pipe(
    text,
    v.transform((air) => (readAir(air) === undefined ? '' : air)),
  ),
  /** Year of the passes. */
  season: text,
  lane: text,
  result: text,
  quality: text,
  /** Race days by the track's clocks, `YYYY-MM-DD`, both included. */
  from: text,
  to: text,
  /** Density altitudes in feet, both included. */
  daMin: text,
  daMax: text,
});

/** Filter of passes; an empty text matches all. */
export type PassFilter = v.InferOutput<typeof passFilterSchema>;

/** Filter that matches every pass. */
export const noFilter: PassFilter = v.parse(passFilterSchema, {});

/** Counts the active filters other than the text, which is always visible. */
export const countFilters = ({ text: _, here: __, ...others }: PassFilter): number =>
  Object.values(others).filter((value) => value !== '').length;
