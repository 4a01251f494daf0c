/** Which passes are shown; an empty text asks nothing. */
export interface PassFilter {
  /** Words that must all stand somewhere in the pass. */
  text: string;
  /** The uid of a vehicle. */
  vehicle: string;
  /** The uid of a location. */
  location: string;
  lane: string;
  result: string;
  quality: string;
  /** Race days by the track's clocks, `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
}

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
