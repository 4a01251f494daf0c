// A spreadsheet takes a cell for a formula by its first character; the full-width forms count too, and what a
// spreadsheet strips from the front of a cell before it looks.
const formula = /^'*[\s\u00A0\uFEFF\0]*[=+\-@|%＝＋－＠\t\r\n]/;
const numberLike = /^'*\s*[-+]?[\d.,]/;

// A spreadsheet that expects another separator heeds no quotation mark inside a cell: it begins a cell behind each.
const formulaInside = /[;,\t\r\n](?=(?:["'\0]|[^\S\t\r\n])*[=+\-@|%＝＋－＠])/g;
const markedInside = /([;,\t\r\n])'(?=(?:["'\0]|[^\S\t\r\n])*[=+\-@|%＝＋－＠])/g;

const needsGuard = (text: string, untyped: boolean): boolean =>
  formula.test(text) || (untyped && numberLike.test(text));

/**
 * Marks a text with an apostrophe where a spreadsheet would read the cell as a formula: at its start, and behind each
 * separator in it. Only texts are guarded; a negative number is no formula, and its cell stays a number.
 * @param untyped whether numbers stand in the same column, so that text that looks like one is marked as well
 */
export const guardCell = (text: string, untyped = false): string =>
  (needsGuard(text, untyped) ? "'" : '') + text.replace(formulaInside, "$&'");

/**
 * Returns the text of a marked cell: `guardCell` backwards.
 * @param inside whether separators in the cell were marked too
 */
export const unguardCell = (cell: string, untyped = false, inside = true): string => {
  const text = cell.startsWith("'") && needsGuard(cell.slice(1), untyped) ? cell.slice(1) : cell;
  return inside ? text.replace(markedInside, '$1') : text;
};
