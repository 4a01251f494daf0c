import { processorClock } from '../../../testing/processorClock';
import { streetCar } from '../../../testing/fixtures/streetCar';
import { inOneGo } from '../../work/inOneGo';
import { logBookFileParts } from '../file/logBookFileParts';
import { openImportFile, readImportFile } from './openImportFile';
import { emptyLogBook } from '../file/StoredLogBook';

const opened = (content: string | number[]) =>
  inOneGo(
    openImportFile(
      typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content),
    ),
  );
const reason = (content: string | number[]) => {
  const result = opened(content);
  return result.ok ? undefined : result.failure.message;
};

describe('a file is opened by its content', () => {
  test('a log book', () => {
    const book = { ...emptyLogBook('racer'), vehicles: [{ id: streetCar.uid, value: streetCar }] };
    expect(opened([...logBookFileParts(book)].join(''))).toMatchObject({
      value: { kind: 'book', file: { rows: [{ list: 'vehicles', id: streetCar.uid }], whole: true } },
    });
  });

  test('a table', () => {
    expect(opened('\uFEFFDate,ET,MPH\n6/20/2026,11.2,118')).toMatchObject({
      value: { kind: 'table', table: { heads: ['Date', 'ET', 'MPH'], own: false } },
    });
  });

  test.each<[string, string | number[], RegExp]>([
    ['an Excel workbook', [0x50, 0x4b, 3, 4, 20, 0], /Save the table as CSV/],
    ['a photo of a slip', [0xff, 0xd8, 0xff, 0xe0], /Copy the text out of the photo/],
    ['another program’s JSON', '{"passes": []}', /no Holeshot log book/],
    ['nothing', '', /no passes/],
    ['a head alone', 'Date,ET,MPH\n', /no passes/],
  ])('%s is refused, saying what to do', (_, content, words) => {
    expect(reason(content)).toMatch(words);
    expect(reason(content)).toMatch(/Nothing was read from it\.$/);
  });

  test('one of 300 MB is refused and not read at all', async () => {
    const arrayBuffer = jest.fn();
    expect(await readImportFile({ size: 300 * 1024 * 1024, arrayBuffer })).toMatchObject({
      failure: { code: 'too-large', message: expect.stringContaining('has 300 MB') as string },
    });
    expect(arrayBuffer).not.toHaveBeenCalled();
  });

  test.each([
    ['of zero bytes', '\0'.repeat(5000), 'no-table'],
    ['of signs', '***\n---\n', 'no-table'],
    ['of one cell of a megabyte', 'x'.repeat(1_000_000), 'no-table'],
    ['of one quoted cell of a megabyte', `"${'x'.repeat(1_000_000)}`, 'no-table'],
    ['of 200 columns', `Date,ET${',Sensor'.repeat(198)}\n6/20/2026,11.2${',1.5'.repeat(198)}\n`, 'too-wide'],
    ['with a head alone', 'Date,ET,MPH\n', 'empty'],
  ])('a text %s is no table, and says so', (_, text, code) => {
    const spent = processorClock();
    expect(opened(text)).toMatchObject({ ok: false, failure: { code } });
    expect(reason(text)).toMatch(/Nothing was read from it\./);
    expect(spent()).toBeLessThan(2000);
  });

  test('a cell of a megabyte takes its own row alone', () => {
    const text = `Date,ET,MPH\n6/20/2026,11.2,118\n6/21/2026,${'1'.repeat(1_000_000)},118\n6/22/2026,11.3,117\n`;
    const damage = 'This line is too long to be a pass.';
    expect(opened(text)).toMatchObject({
      value: { table: { rows: [{ line: 2 }, { line: 3, damage }, { line: 4 }] } },
    });
  });
});
