/** Mark of one car's passes: a shape and a color, so that neither tells alone. */
export interface CarMark {
  /** Outline around 0, 10 units wide, as an SVG path. */
  path: string;
  /** Seen on both grounds; undefined for the accent of the theme. */
  color?: string;
}

const marks: readonly [CarMark, ...CarMark[]] = [
  { path: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z' },
  { path: 'M-3.5-3.5h7v7h-7z', color: '#CF4C86' },
  { path: 'M0-4.5l4.5 8h-9z', color: '#9A5FD8' },
  { path: 'M0-5l5 5l-5 5l-5-5z', color: '#1F8F83' },
  { path: 'M-5-1.5h10v3h-10z', color: '#74808C' },
];

/** Returns the mark of a car by its place in the list; from the sixth car on they repeat. */
export const markOf = (place: number): CarMark => marks[place % marks.length] ?? marks[0];
