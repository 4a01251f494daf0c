import { seeded } from '../../statistics/seeded';

/** A table as some program might have written it, and where its rows stand. */
export interface FuzzedTable {
  bytes: Uint8Array;
  /** Each row of a pass: the mark in its notes, and its first and last line. */
  rows: { mark: string; from: number; to: number }[];
  /** What is odd about it, for the message of a failure. */
  about: string;
}

const encodings = ['utf-8', 'utf-8 marked', 'utf-16le', 'utf-16be', 'utf-16le unmarked', 'windows-1252'];

const utf16 = (text: string, little: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), little);
  return bytes;
};

const encoded = (text: string, encoding: string): Uint8Array => {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-8 marked') return new TextEncoder().encode(`\uFEFF${text}`);
  if (encoding === 'windows-1252') return Uint8Array.from(text, (each) => each.charCodeAt(0) & 0xff);
  const marked = encoding.endsWith('unmarked') ? text : `\uFEFF${text}`;
  return utf16(marked, encoding !== 'utf-16be');
};

const heads: string[][] = [
  ['Date', 'Datum', 'Run date', 'When'],
  ['ET', '1/4', '1/4 mile ET', 'et_1320', 'Final ET'],
  ['MPH', '1/4 MPH', 'Trap speed', 'mph_1320'],
  ["60'", '60 ft', 'et_60', 'Sixty'],
  ['R/T', 'Reaction', 'RT', 'Reaktion'],
  ['Temp °F', 'Temperature', 'Air temp'],
  ['Notes', 'Comments', 'Remarks'],
];
const tails = [
  'good',
  '=1+1',
  "=cmd|' /C calc'!A0",
  '@SUM(A1)',
  '+49',
  '-2',
  'größer',
  "'69",
  'a, b; c',
  'he said ""go""',
  '\t=HYPERLINK("x")',
];

/** Makes the table of a seed: encodings, separators, decimals, torn quotes, formulas, rows too long and too short. */
export const fuzzedTable = (seed: number, mostRows = 40): FuzzedTable => {
  const random = seeded(seed);
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const chance = (share: number): boolean => random() < share;

  const encoding = pick(encodings);
  const separator = pick([',', ';', '\t', '|']);
  const lineEnd = pick(['\n', '\r\n', '\r']);
  const decimalComma = chance(0.3);
  const quoteAll = chance(0.2);
  const torn = chance(0.3) ? 0.1 : 0;
  const multiline = chance(0.3) ? 0.2 : 0;

  const quoted = (cell: string): string => `"${cell}"`;
  const cellOf = (cell: string): string =>
    quoteAll || cell.includes(separator) || /["\r\n]/.test(cell) ? quoted(cell) : cell;
  const number = (value: number, digits: number): string => {
    const text = value.toFixed(digits);
    return decimalComma ? text.replace('.', ',') : text;
  };

  let text = '';
  let line = 1;
  const put = (part: string): void => {
    text += part + lineEnd;
    line += part.split(lineEnd).length;
  };
  if (chance(0.1)) put(`sep=${separator}`);
  if (chance(0.2)) put('My passes of the season');
  const order = heads.map((_, index) => index);
  if (chance(0.5)) order.sort(() => random() - 0.5);
  const head = order.map((index) => cellOf(pick(heads[index] ?? ['']))).join(separator);
  if (!chance(0.05)) put(head);

  const rows: FuzzedTable['rows'] = [];
  const count = Math.floor(random() * (mostRows + 1));
  for (let index = 0; index < count; index += 1) {
    if (chance(0.05)) put('');
    if (chance(0.03)) put(separator.repeat(3));
    if (chance(0.02)) put(head);
    if (chance(0.02)) put(pick(['\0\0', 'Total', '#', 'x'.repeat(300)]));
    const mark = `#${index}#`;
    const tail = `${pick(tails)}${chance(multiline) ? `${lineEnd}second line` : ''}`;
    const slow = random();
    const cells = [
      `${pick(['06/20', '6/1', '12/31'])}/2026 ${10 + Math.floor(slow * 9)}:${10 + Math.floor(random() * 49)}`,
      number(10 + slow * 2, 3),
      number(125 - slow * 18, 2),
      number(1.4 + slow * 0.2, 3),
      number(random() * 0.3, 3),
      number(60 + random() * 30, 0),
      `${mark} ${tail}`,
    ].map((cell, at) => (chance(0.02) && at < 6 ? pick(['', 'n/a', '???', '0', 'fast', '11.24.1']) : cell));
    const inOrder = order.map((at) => cellOf(cells[at] ?? ''));
    if (chance(0.03)) inOrder.push('one', 'more');
    if (chance(0.03)) inOrder.pop();
    let row = inOrder.join(separator);
    if (chance(torn)) {
      const at = order.indexOf(pick([0, 1, 2, 3]));
      row = inOrder.map((cell, place) => (place === at ? `"${cell}` : cell)).join(separator);
    }
    const from = line;
    put(row);
    // A row that was cut short may have lost its notes, and is looked for by its line alone.
    rows.push({ mark, from, to: line - 1 });
  }
  if (chance(0.1)) text = text.slice(0, Math.max(0, text.length - Math.floor(random() * 30)));
  const about = `seed ${seed}: ${encoding}, ${JSON.stringify(separator + lineEnd)}, ${count} rows`;
  return { bytes: encoded(text, encoding), rows, about };
};
