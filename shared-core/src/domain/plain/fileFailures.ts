const nothingRead = 'Nothing was read from it.';

/** Failures of dates in a file; each ends a sentence about the row. */
export const dateFailures = {
  'no-such-date': (day: string) => `has a date that does not exist (${day})`,
  'time-skipped': (time: string) => `has a time that clocks at its track skip (${time})`,
  'time-twice': (time: string) =>
    `has a time that comes twice at its track (${time}), so write its offset behind it, such as -05:00`,
  'year-outside': (day: string, { first, last }: { first: number; last: number }) =>
    `is of ${day}, and a year must be ${first} to ${last}`,
};

/** Failures of a file of passes. */
export const fileFailures = {
  'too-large': (size: string) => `This file has ${size}, and at most 256 MB are read at once. ${nothingRead}`,
  unreadable: `This file cannot be read: it may have been moved or changed, or be in a cloud that cannot be reached now. ${nothingRead} Choose it again.`,
  'other-kind': (kind: string) => `${kind} ${nothingRead}`,
  empty: `This file holds no passes: it has no rows below its head. ${nothingRead}`,
  'no-table': `This file holds no table of passes. ${nothingRead} Choose a CSV file, or a log book in JSON.`,
  'too-wide': (columns: number, most: number) =>
    `This table has ${columns} columns, and at most ${most} are read. ${nothingRead} Delete the columns that hold no passes.`,
  'not-a-log-book': `This file is no Holeshot log book. ${nothingRead}`,
};

/** Failures of one row of a table. */
export const rowFailures = {
  row: (problem: string) => problem,
  'row-unnamed': (what: 'vehicle' | 'track') =>
    `This row names no ${what}, and none is chosen for such rows.`,
  'row-other-name': (what: 'vehicle' | 'track', name: string) =>
    `None of your ${what}s is called “${name}”. Say which one it is, or add it first.`,
  'row-no-date': (date: string) => `“${date}” is no date of a pass.`,
  'row-no-time': (time: string) =>
    `“${time}” is no time of day. Write it as 1:05 PM or 13:05, or leave it out.`,
  'row-length': (cells: number, heads: number) => `This row has ${cells} cells, the head has ${heads}.`,
  'row-head': 'This row repeats the head.',
  'row-changed': (head: string) => `The column “${head}” has been changed, so this pass cannot be read.`,
  'row-empty': (head: string) => `The column “${head}” holds no pass.`,
  'row-number': (head: string, cell: string) => `${head}: “${cell}” is not a number.`,
};

/** Failures of storing the rows of a file. */
export const importFailures = {
  'passes-missing':
    'This device has not loaded your passes yet, so it cannot tell which rows are new. Nothing was changed. Try again when your log book is shown.',
  'rows-left': 'Only part of the file was stored, and it is in your log book. Undo this import to remove it.',
};
