import fc from 'fast-check';
import { arbitraryLogBook } from '../../../testing/fixtures/arbitraryLogBook';
import { inOneGo } from '../../work/inOneGo';
import type { StoredRow } from '../file/StoredLogBook';
import { csvParts } from './csvParts';
import { guardCell, unguardCell } from './formulaGuard';
import { isOwnTable, ownRowReader } from './ownTable';
import { moreHead } from './ownColumns';
import { tableRows } from './tableRows';

const exported = (entries: readonly StoredRow[], fields: readonly StoredRow[] = []): string =>
  [...csvParts(entries, fields)].join('');

const imported = (text: string) => {
  const [head, ...rows] = inOneGo(tableRows(text.slice(1), ','));
  if (head === undefined) throw new Error('no head');
  expect(isOwnTable(head.cells)).toBe(true);
  const read = ownRowReader(head.cells);
  return rows.map((row) => read(row));
};

const fromFormula = /^[=+\-@\t\r\n|%]/;

const entriesOnly = arbitraryLogBook.map(({ entries }) => entries);

describe('the table of passes', () => {
  test('[X4] is read back unchanged, unknown fields included', () => {
    fc.assert(
      fc.property(entriesOnly, (entries) => {
        expect(imported(exported(entries))).toEqual(entries.map((row) => ({ ok: true, value: row })));
      }),
    );
  });

  test('names the columns of custom fields by their titles, and reads them by their keys', () => {
    const [pass] = fc.sample(arbitraryLogBook, { numRuns: 50, seed: 7 }).flatMap(({ entries }) => entries);
    const custom_fields = { 'k-1': 4200, 'k-2': 4300, old: 'x' };
    const entry = { ...pass!, value: { ...(pass!.value as object), custom_fields } };
    const titled = (id: string, title: string) => ({ id, value: { pk: id, title } });
    const fields = [titled('k-1', 'Launch rpm'), titled('k-2', 'Launch [2nd]')];
    const text = exported([entry], fields);
    const heads = ['Custom: Launch rpm [k-1]', 'Custom: Launch [2nd] [k-2]', 'Custom: old'];
    expect(inOneGo(tableRows(text.slice(1), ','))[0]!.cells).toEqual(expect.arrayContaining(heads));
    expect(imported(text)).toEqual([{ ok: true, value: entry }]);
  });

  test('[X5] holds no cell that a spreadsheet takes for a formula', () => {
    fc.assert(
      fc.property(entriesOnly, (entries) => {
        for (const { cells } of inOneGo(tableRows(exported(entries).slice(1), ','))) {
          for (const cell of cells) {
            if (!Number.isFinite(Number(cell))) expect(cell.trimStart()).not.toMatch(fromFormula);
          }
        }
      }),
    );
  });

  test.each([';', ',', '\t', '\n'])(
    'begins no formula in a spreadsheet that splits at %j and heeds no quotation marks',
    (separator) => {
      const text = fc.array(fc.constantFrom(';', ',', '\t', '\n', '"', "'", ' ', '=', '@', '-', 'cmd'));
      const pass = fc
        .sample(arbitraryLogBook, { numRuns: 50, seed: 7 })
        .flatMap(({ entries }) => entries)[0]!;
      fc.assert(
        fc.property(text, text, (...words) => {
          const [notes = '', unknown = ''] = words.map((parts) => parts.join(''));
          const value = {
            ...(pass.value as object),
            notes,
            unknown: [unknown],
            custom_fields: { k: unknown },
          };
          const cells = exported([{ ...pass, value }])
            .split(/\r\n/)
            .flatMap((line) => line.split(separator));
          for (const cell of cells) {
            if (!Number.isFinite(Number(cell))) expect(cell).not.toMatch(/^\s*[=+\-@|%]/);
          }
        }),
      );
    },
  );

  test('keeps a negative number a number', () => {
    const [pass] = fc.sample(arbitraryLogBook, { numRuns: 50, seed: 7 }).flatMap(({ entries }) => entries);
    const { timeslip, ...value } = pass!.value as { timeslip: object };
    const red = { ...pass!, value: { ...value, timeslip: { ...timeslip, reaction_time: -0.012 } } };
    const [head, row] = inOneGo(tableRows(exported([red]).slice(1), ','));
    expect(row!.cells[head!.cells.indexOf('Reaction')]).toBe('-0.012');
  });

  test('has a bye in a column of its own, which the racer can empty', () => {
    const [pass] = fc.sample(arbitraryLogBook, { numRuns: 50, seed: 7 }).flatMap(({ entries }) => entries);
    const event = { name: 'Fall Classic', round: 'E2', bye: true };
    const bye = { ...pass!, value: { ...(pass!.value as object), event } };
    const text = exported([bye]);
    expect(imported(text)).toEqual([{ ok: true, value: bye }]);
    const [head, row] = inOneGo(tableRows(text.slice(1), ','));
    const at = head!.cells.indexOf('Bye');
    expect(row!.cells[at]).toBe('Yes');
    const eventWith = (cell: string) => {
      const read = ownRowReader(head!.cells)({ ...row!, cells: row!.cells.with(at, cell) });
      return read.ok && (read.value.value as { event: object }).event;
    };
    for (const cell of ['', 'no', 'FALSE'])
      expect(eventWith(cell)).toEqual({ name: 'Fall Classic', round: 'E2' });
    expect(eventWith('x')).toEqual(event);
    // A table of an older version has no such column.
    const older = head!.cells.map((each) => (each === 'Bye' ? 'Something else' : each));
    expect(ownRowReader(older)({ ...row!, cells: row!.cells })).toEqual({ ok: true, value: bye });
  });

  test('of an older version, which marked nothing inside a cell, keeps an apostrophe there', () => {
    const [pass] = fc.sample(arbitraryLogBook, { numRuns: 50, seed: 7 }).flatMap(({ entries }) => entries);
    const notes = "gap .035,'-2 deg";
    const noted = { ...pass!, value: { ...(pass!.value as object), notes } };
    const text = exported([noted]);
    expect(imported(text)).toEqual([{ ok: true, value: noted }]);
    const [head, row] = inOneGo(tableRows(text.slice(1), ','));
    const bye = head!.cells.indexOf('Bye');
    const older = head!.cells.toSpliced(bye, 1);
    const cells = row!.cells.with(head!.cells.indexOf('Notes'), notes).toSpliced(bye, 1);
    expect(ownRowReader(older)({ ...row!, cells })).toEqual({ ok: true, value: noted });
  });

  test('has no wind where nobody reported one, and reads one that was typed', () => {
    const air = { datetime: '2026-06-20T17:00:00.000Z', air_temp: 87, humidity: 54, pressure: 28.9 };
    const weather = { ...air, dew_point: 68, wind_speed: 0, wind_unknown: true };
    const [pass] = fc.sample(arbitraryLogBook, { numRuns: 50, seed: 7 }).flatMap(({ entries }) => entries);
    const still = { ...pass!, value: { ...(pass!.value as object), weather } };
    const [head, row] = inOneGo(tableRows(exported([still]).slice(1), ','));
    const wind = head!.cells.indexOf('Wind mph');
    expect(row!.cells[wind]).toBe('');
    const cells = row!.cells.with(wind, '8');
    const read = ownRowReader(head!.cells)({ ...row!, cells });
    expect(read).toMatchObject({ ok: true, value: { value: { weather: { ...air, wind_speed: 8 } } } });
    expect(JSON.stringify(read)).not.toContain('wind_unknown');
  });

  test('has its time in UTC, also after a spreadsheet has dropped the zone', () => {
    const [row] = fc.sample(arbitraryLogBook, { numRuns: 50, seed: 7 }).flatMap(({ entries }) => entries);
    const entry = {
      ...(row!.value as { location: object }),
      log_entry_datetime: '2026-06-20T17:00:00.000Z',
    };
    entry.location = { ...entry.location, timezone: 'America/Chicago' };
    const [head, line] = inOneGo(tableRows(exported([{ ...row!, value: entry }]).slice(1), ','));
    const cells = line!.cells.with(head!.cells.indexOf('Time (UTC)'), '2026-06-20T17:00:00');
    expect(ownRowReader(head!.cells)({ ...line!, cells })).toMatchObject({
      value: { value: { log_entry_datetime: '2026-06-20T17:00:00Z' } },
    });
  });

  test.each([
    ['America/Chicago', '2026-11-01T06:30:00.000Z', '2026-11-01T07:30:00.000Z', '11/01/2026 1:30 AM'],
    ['Europe/Berlin', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '10/25/2026 2:30 AM'],
    ['Australia/Lord_Howe', '2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z', '04/05/2026 1:45 AM'],
  ])('in %s tells both passes of a time that comes twice apart', (timezone, first, second, shown) => {
    const [row] = fc.sample(arbitraryLogBook, { numRuns: 50, seed: 7 }).flatMap(({ entries }) => entries);
    const entry = row!.value as { location: object };
    const rows = [second, first].map((log_entry_datetime) => ({
      ...row!,
      value: { ...entry, log_entry_datetime, location: { ...entry.location, timezone } },
    }));
    const text = exported(rows);
    const [head, ...lines] = inOneGo(tableRows(text.slice(1), ','));
    expect(lines.map(({ cells }) => cells[head!.cells.indexOf('Time at the track')])).toEqual([shown, shown]);
    expect(imported(text)).toEqual(rows.map((value) => ({ ok: true, value })));
  });

  test('names a missing column or a damaged number', () => {
    const [entries] = fc.sample(
      entriesOnly.filter((rows) => rows.length > 0),
      { seed: 3, numRuns: 1 },
    );
    const [head, row] = inOneGo(tableRows(exported(entries!.slice(0, 1)).slice(1), ','));
    const cells = [...row!.cells];
    cells[head!.cells.indexOf(moreHead)] = '{"location":';
    expect(ownRowReader(head!.cells)({ line: 2, cells })).toMatchObject({
      failure: {
        message: 'The column “All else (leave as it is)” has been changed, so this pass cannot be read.',
      },
    });
    cells[head!.cells.indexOf(moreHead)] = row!.cells.at(-1)!;
    cells[head!.cells.indexOf('60 ft')] = 'fast';
    expect(ownRowReader(head!.cells)({ line: 2, cells })).toMatchObject({
      failure: { message: '60 ft: “fast” is not a number.' },
    });
  });
});

describe('a guarded cell', () => {
  test.each(['=1+1', '+1', '-2', '@a', '\tx', '\rx', ' =1', "'=1", "''=1", '＝1', '|cmd', '%0A'])(
    'begins with an apostrophe for %j, and gives the text back',
    (text) => {
      expect(guardCell(text)).toBe(`'${text}`);
      expect(unguardCell(guardCell(text))).toBe(text);
    },
  );

  test.each([
    ['a;=cmd()', "a;'=cmd()"],
    ['a, "@x"\t-1', `a,' "@x"\t'-1`],
    ['jets\r\n+2', "jets\r\n'+2"],
    ["=1;'=2", "'=1;''=2"],
  ])('is marked behind the separators inside %j as well', (text, cell) => {
    expect(guardCell(text)).toBe(cell);
    expect(unguardCell(cell)).toBe(text);
  });

  test("leaves '69 Nova alone", () => {
    expect(guardCell("'69 Nova")).toBe("'69 Nova");
    expect(unguardCell("'69 Nova")).toBe("'69 Nova");
  });

  test('always gives the text back, text that looks like a number too', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'\'=+-@ 1.,;a"\t\r\n') }),
        fc.boolean(),
        (text, untyped) => {
          expect(unguardCell(guardCell(text, untyped), untyped)).toBe(text);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
