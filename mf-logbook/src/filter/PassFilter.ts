import * as v from 'valibot';

/** Schema of a filter. */
export const passFilterSchema = v.object({
  /** Words that must all occur in the pass. */
  text: v.string(),
  /** The uid of a vehicle. */
  vehicle: v.string(),
  /** The uid of a location. */
  location: v.string(),
  lane: v.string(),
  result: v.string(),
  quality: v.string(),
  /** Race days by the track's clocks, `YYYY-MM-DD`, both included. */
  from: v.string(),
  to: v.string(),
});

/** Filter of passes; an empty text matches all. */
export type PassFilter = v.InferOutput<typeof passFilterSchema>;

/** Filter that matches every pass. */
export const noFilter: PassFilter = {
  text: '',
  vehicle: '',
  location: '',
  lane: '',
  result: '',
  quality: '',
  from: '',
  to: '',
};

/** Counts the active filters other than the text, which is always visible. */
export const countFilters = ({ text: _, ...others }: PassFilter): number =>
  Object.values(others).filter((value) => value !== '').length;
