import * as v from 'valibot';

/** Schema of a filter. */
export const passFilterSchema = v.object({
  /** Words that must all occur in the pass, or dates on which it must lie. */
  text: v.string(),
  /** The uid of a vehicle. */
  vehicle: v.string(),
  /** The uid of a location. */
  location: v.string(),
  /** Year of the passes. */
  season: v.string(),
  lane: v.string(),
  result: v.string(),
  quality: v.string(),
  /** Race days by the track's clocks, `YYYY-MM-DD`, both included. */
  from: v.string(),
  to: v.string(),
  /** Density altitudes in feet, both included. */
  daMin: v.string(),
  daMax: v.string(),
});

/** Filter of passes; an empty text matches all. */
export type PassFilter = v.InferOutput<typeof passFilterSchema>;

/** Filter that matches every pass. */
export const noFilter: PassFilter = {
  text: '',
  vehicle: '',
  location: '',
  season: '',
  lane: '',
  result: '',
  quality: '',
  from: '',
  to: '',
  daMin: '',
  daMax: '',
};

/** Counts the active filters other than the text, which is always visible. */
export const countFilters = ({ text: _, ...others }: PassFilter): number =>
  Object.values(others).filter((value) => value !== '').length;
