import { feet, lanes, passFieldsOf, qualities, raceDay, results, type LogEntry } from '@holeshot/shared-core';
import { greatLakes, nova, novaPasses } from '@holeshot/shared-core/testing';
import fc from 'fast-check';
import { datedSearch } from './datedSearch';
import { filterOptions } from './filterOptions';
import { filterPasses } from './filterPasses';
import { countFilters, noFilter, type PassFilter } from './PassFilter';
import { passTexts } from './passTexts';

const pass = novaPasses[0]!;
const textOf = passTexts(passFieldsOf([]));

const timezone = fc.constantFrom('America/Chicago', 'Australia/Sydney', '', 'America/Los_Angeles');
const entry: fc.Arbitrary<LogEntry> = fc
  .record({
    timezone,
    at: fc.date({ min: new Date('2026-03-01'), max: new Date('2026-04-10'), noInvalidDate: true }),
    altitude: fc.option(fc.integer({ min: -500, max: 4000 }), { nil: undefined }),
    vehicle: fc.constantFrom('a', 'b'),
    lane: fc.constantFrom(...lanes),
    result: fc.constantFrom(...results),
    quality: fc.constantFrom(...qualities),
    notes: fc.constantFrom('', 'New slicks', 'left slick low'),
  })
  .map(({ at, altitude, vehicle, lane, result, quality, notes, ...location }) => ({
    ...pass,
    derived: altitude === undefined ? {} : { density_altitude: feet(altitude) },
    log_entry_datetime: at.toISOString(),
    vehicle: { ...pass.vehicle, uid: vehicle },
    location: { ...greatLakes, ...location },
    timeslip: { ...pass.timeslip, lane, result, quality },
    notes,
  }));
const day = fc
  .date({ min: new Date('2026-02-25'), max: new Date('2026-04-15'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const filter: fc.Arbitrary<PassFilter> = fc.record({
  text: fc.constantFrom('', 'SLICK', 'low slick', '11.168', 'xyz'),
  vehicle: fc.constantFrom('', 'a'),
  location: fc.constantFrom('', greatLakes.uid, 'elsewhere'),
  here: fc.constantFrom('', greatLakes.uid),
  air: fc.constant(''),
  season: fc.constantFrom('', '2025', '2026'),
  lane: fc.constantFrom('', ...lanes),
  result: fc.constantFrom('', ...results),
  quality: fc.constantFrom('', ...qualities),
  from: fc.oneof(fc.constant(''), day),
  to: fc.oneof(fc.constant(''), day),
  daMin: fc.constantFrom('', '-200', '1500'),
  daMax: fc.constantFrom('', '-100', '2500'),
});

describe('a filter of passes', () => {
  test('shows every pass if it is empty', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(filterPasses(entries, noFilter, textOf)).toEqual(entries);
      }),
    );
  });

  test('shows what fits each of its questions, in the order given', () => {
    fc.assert(
      fc.property(fc.array(entry), filter, (entries, asked) => {
        const each = Object.entries(asked).map(([field, value]) =>
          filterPasses(entries, { ...noFilter, [field]: value }, textOf),
        );
        expect(filterPasses(entries, asked, textOf)).toEqual(
          entries.filter((one) => each.every((some) => some.includes(one))),
        );
      }),
    );
  });

  test('counts a pass to the race day by the clocks of its track', () => {
    fc.assert(
      fc.property(entry, day, day, (one, from, to) => {
        const date = raceDay(one.log_entry_datetime, one.location.timezone)!;
        const fits = filterPasses([one], { ...noFilter, from, to }, textOf).length === 1;
        expect(fits).toBe(date >= from && date <= to);
      }),
    );
  });

  test('counts a final after midnight to the evening of its eliminations', () => {
    const final = { ...pass, log_entry_datetime: '2026-06-21T05:20:00.000Z' };
    const onDay = (day: string) => filterPasses([final], { ...noFilter, from: day, to: day }, textOf);
    expect(onDay('2026-06-20')).toEqual([final]);
    expect(onDay('2026-06-21')).toEqual([]);
  });

  test('shows the passes of a season by the clocks of their track', () => {
    const newYear = {
      ...pass,
      log_entry_datetime: '2026-01-01T05:00:00.000Z',
      location: { ...greatLakes, timezone: 'America/Chicago' },
    };
    const ofSeason = (season: string) => filterPasses([newYear], { ...noFilter, season }, textOf);
    expect(ofSeason('2025')).toEqual([newYear]);
    expect(ofSeason('2026')).toEqual([]);
  });

  test('shows the passes in air like this nearest first, those of a season among them', () => {
    const at = (uid: string, altitude: number): LogEntry => ({
      ...pass,
      log_entry_uid: uid,
      derived: { density_altitude: feet(altitude) },
    });
    const [far, near, high] = [at('far', 2200), at('near', 1950), at('high', 2301)];
    const like = (change: Partial<PassFilter>) =>
      filterPasses([far, near, high], { ...noFilter, air: '2000,', ...change }, textOf);
    expect(like({})).toEqual([near, far]);
    expect(like({ season: '2026', daMin: '2000' })).toEqual([far]);
  });

  test('shows the passes between two density altitudes, both included, and none without one', () => {
    const at = (altitude: number): LogEntry => ({ ...pass, derived: { density_altitude: feet(altitude) } });
    const [low, high] = [at(-150), at(2100)];
    const shown = (daMin: string, daMax: string) =>
      filterPasses([low, high, { ...pass, derived: {} }], { ...noFilter, daMin, daMax }, textOf);
    expect(shown('2100', '')).toEqual([high]);
    expect(shown('', '-150')).toEqual([low]);
    expect(shown('-150', '2100')).toEqual([low, high]);
    expect(shown('2000', '-150')).toEqual([]);
  });

  test.each([
    ['2026', 2],
    ['2025', 0],
    ['June nova', 2],
    ['June duster', 0],
    ['6/13', 1],
    ['06/20/2026', 1],
    ['june 13, 2026', 1],
    ['july', 0],
  ])('finds “%s” by its date in %i passes of two', (text, count) => {
    const two = ['2026-06-13', '2026-06-20'].map((day) => ({
      ...pass,
      log_entry_datetime: `${day}T18:00:00.000Z`,
    }));
    expect(filterPasses(two, { ...noFilter, text }, textOf, datedSearch)).toHaveLength(count);
  });

  test('finds a date that is written in the notes too', () => {
    const noted = { ...pass, notes: 'Rings of May 2024' };
    const found = (text: string) => filterPasses([noted], { ...noFilter, text }, textOf, datedSearch);
    expect(found('may 2024')).toEqual([noted]);
    expect(found('may 2023')).toEqual([]);
  });

  test.each([
    ['', 2],
    ['  nova ', 2],
    ['great lakes', 2],
    ['11.168', 1],
    ['time only', 0],
    ['dial', 0],
  ])('finds “%s” in %i passes of two', (text, count) => {
    expect(filterPasses(novaPasses.slice(0, 2), { ...noFilter, text }, textOf)).toHaveLength(count);
  });

  test('counts its questions, the text apart', () => {
    expect(countFilters(noFilter)).toBe(0);
    expect(countFilters({ ...noFilter, here: 'byron' })).toBe(0);
    expect(countFilters({ ...noFilter, text: 'x', lane: 'Left', from: '2026-01-01' })).toBe(2);
  });
});

describe('the choices of a filter', () => {
  test('are what the passes have, in the usual order, and every vehicle by its present name', () => {
    const newer = { ...pass, location: { ...greatLakes, title: 'Renamed' } };
    const other: LogEntry = {
      ...pass,
      vehicle: { ...pass.vehicle, uid: 'b', name: 'Duster' },
      timeslip: { ...pass.timeslip, lane: 'Right', result: 'Loss' },
    };
    const cars = [
      { ...nova, name: 'Nova now' },
      { ...nova, uid: 'c', name: 'Charger' },
    ];
    const options = filterOptions([newer, pass, other], cars);
    expect(options.vehicle.map(({ label }) => label)).toEqual(['Charger', 'Duster', 'Nova now']);
    expect(options.location).toEqual([{ value: greatLakes.uid, label: 'Renamed' }]);
    expect(options.lane.map(({ value }) => value)).toEqual(['Left', 'Right']);
    expect(options.result.map(({ value }) => value)).toEqual(['Win', 'Loss']);
    expect(options.quality.map(({ value }) => value)).toEqual(['All Out']);
  });
});
