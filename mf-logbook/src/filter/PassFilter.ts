import * as v from 'valibot';

/** A filter as it is kept. */
export const passFilterSchema = v.object({
  /** Words that must all stand somewhere in the pass. */
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

/** Which passes are shown; an empty text asks nothing. */
export type PassFilter = v.InferOutput<typeof passFilterSchema>;

/** Every pass. */
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

/** How many questions a filter asks beside its text, which always stands in sight. */
export const countFilters = ({ text: _, ...others }: PassFilter): number =>
  Object.values(others).filter((value) => value !== '').length;
