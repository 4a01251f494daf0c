import { fileFailures } from '../../plain/failures';
import { failedAs, ok, type Result } from '../../plain/result';
import { decodeText } from '../table/decodeText';
import { isBlank, mostColumns, openTable, type Table } from '../table/openTable';
import type { Share } from '../../work/inOneGo';
import { logBookFileSteps, type LogBookFile } from '../file/readLogBookFile';

/** File of passes: a log book, or a table in any layout. */
export type ImportFile = { kind: 'book'; file: LogBookFile } | { kind: 'table'; table: Table };

/** Largest file: 30,000 passes in JSON take 64 MB, and 1,000 pictures of passes 200 MB. */
const mostBytes = 256 * 1024 * 1024;

/** First bytes of other kinds of files, with the advice for each. */
const otherKinds: [readonly number[], string][] = [
  [
    [0x50, 0x4b, 3, 4],
    'This is an Excel workbook or an archive. Save the table as CSV and choose that file.',
  ],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is an old Excel workbook. Save it as CSV and choose that file.'],
  [
    [0x25, 0x50, 0x44, 0x46],
    'This is a PDF. Copy its text and use “Paste a slip”, or choose a CSV or JSON file.',
  ],
  [[0xff, 0xd8, 0xff], 'This is a picture. Copy the text out of the photo and use “Paste a slip”.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This is a picture. Copy the text out of the photo and use “Paste a slip”.'],
];

function* partOf<Value>(work: Generator<Share, Value>, from: number, to: number): Generator<Share, Value> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    yield from + step.value * (to - from);
  }
}

/** Reads a chosen file, unless it is too large. Fails with `too-large` or `unreadable`. */
export const readImportFile = async (
  file: Pick<File, 'size' | 'arrayBuffer'>,
): Promise<Result<Uint8Array>> => {
  if (file.size > mostBytes) {
    const size = `${Math.round(file.size / 1024 / 1024)} MB`;
    return failedAs(fileFailures, 'too-large', size);
  }
  try {
    return ok(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return failedAs(fileFailures, 'unreadable');
  }
};

/**
 * Opens a file of unknown kind, in steps; its content decides, not its name. Fails with `other-kind`, `empty`,
 * `no-table`, `too-wide` or `not-a-log-book`.
 */
export function* openImportFile(bytes: Uint8Array): Generator<Share, Result<ImportFile>> {
  const other = otherKinds.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  if (other !== undefined) return failedAs(fileFailures, 'other-kind', other[1]);
  const { text } = yield* partOf(decodeText(bytes), 0, 0.2);
  if (/^\s*\{/.test(text)) {
    const book = yield* partOf(logBookFileSteps(text), 0.2, 1);
    return book.ok ? ok({ kind: 'book', file: book.value }) : book;
  }
  const table = yield* partOf(openTable(text), 0.2, 1);
  if (table.rows.length === 0) return failedAs(fileFailures, 'empty');
  if (isBlank(table)) return failedAs(fileFailures, 'no-table');
  if (!table.own && table.heads.length > mostColumns)
    return failedAs(fileFailures, 'too-wide', table.heads.length, mostColumns);
  return ok({ kind: 'table', table });
}
