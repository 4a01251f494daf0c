import { streetCar, streetCarLocations } from '../../../testing/fixtures/streetCar';
import { inOneGo } from '../../work/inOneGo';
import { csvParts } from '../table/csvParts';
import { decodeText } from '../table/decodeText';
import { foreignRowReader } from './foreignRowReader';
import { fuzzedTable } from '../../../testing/fixtures/fuzzedTable';
import { guessLayout } from './guessLayout';
import { openTable } from '../table/openTable';
import { tableImport } from '../table/tableImport';
import { tableRows } from '../table/tableRows';

const inCampaign = process.env['HOLESHOT_CAMPAIGN'] !== undefined;
const files = inCampaign ? 1000 : 60;

const imported = (bytes: Uint8Array) => {
  const { text } = inOneGo(decodeText(bytes));
  const table = inOneGo(openTable(text));
  const layout = guessLayout(table.heads, table.rows);
  let ids = 0;
  const [location] = streetCarLocations;
  const read = foreignRowReader({
    layout,
    ...{ vehicles: [streetCar], locations: [], customFields: [], vehicle: streetCar, location },
    newId: () => `n${(ids += 1)}`,
  });
  return { ...inOneGo(tableImport(table, read)), layout };
};

const marksIn = (value: unknown): string[] => JSON.stringify(value).match(/#\d+#/g) ?? [];

test(`[X6] of ${files} tables of every kind no row is lost silently, and none is taken over twice`, () => {
  let taken = 0;
  let refusals = 0;
  for (let seed = 1; seed <= files; seed += 1) {
    const { bytes, rows, about } = fuzzedTable(seed);
    const { rows: found, refused } = imported(bytes);
    const lines = new Set(refused.map(({ place }) => place));
    const foundAt = new Map(found.map((row) => [row.place, row]));
    const lost = rows.filter(({ mark, from, to }) => {
      const row = foundAt.get(from);
      const whole = row !== undefined && marksIn(row.value).every((each) => each === mark);
      return (
        !whole && !Array.from({ length: to - from + 1 }, (_, at) => from + at).some((at) => lines.has(at))
      );
    });
    expect({ about, lost, twice: found.length - foundAt.size }).toEqual({ about, lost: [], twice: 0 });
    expect(found.flatMap(({ value }) => marksIn(value)).length).toBeLessThanOrEqual(rows.length);
    taken += found.length;
    refusals += refused.length;

    const exported = [
      ...csvParts(
        found.map(({ id, value }) => ({ id, value })),
        [],
      ),
    ].join('');
    for (const { cells } of inOneGo(tableRows(exported.slice(1), ','))) {
      for (const cell of cells) if (!Number.isFinite(Number(cell))) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }
  }
  console.info(`${files} tables: ${taken} rows taken over, ${refusals} refused with a reason, 0 lost.`);
  expect(taken).toBeGreaterThan(files * 8);
});
