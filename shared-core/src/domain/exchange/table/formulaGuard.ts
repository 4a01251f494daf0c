// A spreadsheet takes a cell for a formula by its first character; the full-width forms count too, and what a
// spreadsheet strips from the front of a cell before it looks.
const formula = /^'*[\s\u00A0\uFEFF\0]*[=+\-@|%＝＋－＠\t\r\n]/;
const numberLike = /^'*\s*[-+]?[\d.,]/;

// A spreadsheet that expects another separator heeds no quotation mark inside a cell: it begins a cell behind each.
const behindSeparator = /(?<=[;,\t\r\n])/;
const formulaInside = /^["'\s\0]*[=+\-@|%＝＋－＠]/;

const isMarkedAt = (part: number, text: string, untyped: boolean): boolean =>
  part > 0 ? formulaInside.test(text) : formula.test(text) || (untyped && numberLike.test(text));

/**
 * Marks a text with an apostrophe where a spreadsheet would read the cell as a formula: at its start, and behind each
 * separator in it. Only texts are guarded; a negative number is no formula, and its cell stays a number.
 * @param untyped whether numbers stand in the same column, so that text that looks like one is marked as well
 */
export const guardCell = (text: string, untyped = false): string =>
  text
    .split(behindSeparator)
    .map((part, at) => (isMarkedAt(at, part, untyped) ? `'${part}` : part))
    .join('');

/** Returns the text of a marked cell: `guardCell` backwards. */
export const unguardCell = (cell: string, untyped = false): string =>
  cell
    .split(behindSeparator)
    .map((part, at) =>
      part.startsWith("'") && isMarkedAt(at, part.slice(1), untyped) ? part.slice(1) : part,
    )
    .join('');
