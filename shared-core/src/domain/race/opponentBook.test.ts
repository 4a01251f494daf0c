import fc from 'fast-check';
import { arbitraryEvent } from '../../testing/fixtures/arbitraryEvent';
import { results, type LogEntry, type PassResult } from '../entities/LogEntry';
import type { RaceEvent } from '../entities/RaceEvent';
import { streetCarPasses } from '../../testing/fixtures/streetCar';
import { seconds } from '../units/units';
import { opponentBook, opponentKey, racesAgainst } from './opponentBook';

const [pass] = streetCarPasses as [LogEntry];
const against = (
  event: RaceEvent,
  at: string,
  result: PassResult = 'Time Only',
  margin?: number,
): LogEntry => ({
  ...pass,
  log_entry_datetime: at,
  timeslip: { ...pass.timeslip, result },
  derived: { ...pass.derived, ...(margin !== undefined && { margin: seconds(margin) }) },
  event,
});

describe('the opponent book', () => {
  test('holds record, average margin, last dial and habits', () => {
    const book = opponentBook([
      against(
        {
          opponent: 'Big Al',
          opponent_dial: seconds(9.9),
          opponent_reaction: seconds(0.03),
          opponent_et: seconds(9.92),
        },
        '2026-05-01T18:00:00Z',
        'Win',
        0.02,
      ),
      against(
        { opponent: ' big  AL ', opponent_dial: seconds(9.85), opponent_reaction: seconds(0.01) },
        '2026-06-01T18:00:00Z',
        'Loss',
        -0.01,
      ),
      against({ opponent: 'Big Al' }, '2026-04-01T18:00:00Z'),
    ]);
    expect(book).toEqual([
      {
        name: 'big  AL',
        races: 3,
        wins: 1,
        losses: 1,
        margin: expect.closeTo(0.005, 9) as number,
        dial: 9.85,
        reaction: expect.closeTo(0.02, 9) as number,
        package: expect.closeTo(0.05, 9) as number,
        last: '2026-06-01T18:00:00Z',
      },
    ]);
  });

  test('leaves out a race between two cars of the racer, by their names or their numbers', () => {
    const at = '2026-06-01T18:00:00Z';
    const nova = against({ opponent: 'Duster' }, at, 'Win');
    const duster: LogEntry = {
      ...against({ opponent: ` ${pass.vehicle.name.toUpperCase()} ` }, '2026-06-01T18:03:00Z', 'Loss'),
      vehicle: { ...pass.vehicle, uid: 'duster', name: 'Duster' },
    };
    const lane = pass.timeslip.lane === 'Left' ? ('Right' as const) : ('Left' as const);
    const other = (race: LogEntry, event: RaceEvent): LogEntry => ({
      ...race,
      timeslip: { ...race.timeslip, lane, reaction_time: seconds(0.021) },
      event,
    });
    const met = [nova, other(duster, duster.event!)];
    expect(opponentBook(met)).toEqual([]);
    expect(racesAgainst('duster', met)).toEqual([]);
    expect(racesAgainst('duster', [nova])).toEqual([nova]);
    const mine = { opponent: 'Pat', opponent_reaction: seconds(0.021) };
    const theirs = { opponent: 'Pat', opponent_reaction: seconds(0.043) };
    const first = { ...nova, event: mine, timeslip: { ...nova.timeslip, reaction_time: seconds(0.043) } };
    expect(opponentBook([other(duster, theirs), first])).toEqual([]);
    // Both cars against the two cars of another, each in its own race.
    const apart = { ...theirs, opponent_reaction: seconds(0.1) };
    expect(opponentBook([other(duster, apart), first])).toMatchObject([{ name: 'Pat', races: 2 }]);
    const later = { ...first, log_entry_datetime: '2026-06-01T21:00:00Z' };
    expect(opponentBook([later, other(duster, theirs)])).toMatchObject([{ races: 2 }]);
  });

  test('begins with the latest opponent, and leaves out passes without one', () => {
    const book = opponentBook([
      against({ opponent: 'Al' }, '2026-05-01T18:00:00Z'),
      against({ round: 'T1' }, '2026-07-01T18:00:00Z'),
      against({ opponent: 'Bea' }, '2026-06-01T18:00:00Z'),
      pass,
    ]);
    expect(book.map(({ name }) => name)).toEqual(['Bea', 'Al']);
    expect(book[0]).toEqual({ name: 'Bea', races: 1, wins: 0, losses: 0, last: '2026-06-01T18:00:00Z' });
  });

  test('knows the car of a slip by its number alone, and leaves names that begin with Car', () => {
    expect(opponentKey('Car B427')).toBe(opponentKey(' b427'));
    expect(opponentKey('CAR  1234 S/P')).toBe(opponentKey('1234 S/P'));
    expect(opponentKey('#22a')).toBe(opponentKey('22A'));
    expect(opponentKey('Car # 22a')).toBe(opponentKey('22A'));
    expect(['Car Pat 7', 'Carl 7', 'Car', '#Al'].map(opponentKey)).toEqual([
      'car pat 7',
      'carl 7',
      'car',
      '#al',
    ]);
  });

  test('law: counts each race once, whatever the order of the passes', () => {
    const names = fc.constantFrom('Al', 'al', 'Bea', 'Cy', ' ', undefined);
    const races = fc.array(
      fc
        .tuple(arbitraryEvent, names, fc.nat(1000), fc.constantFrom(...results))
        .map(([{ opponent: _, ...event }, opponent, minutes, result]) =>
          against(
            opponent === undefined ? event : { ...event, opponent },
            new Date(Date.UTC(2026, 5, 1, 0, minutes)).toISOString(),
            result,
          ),
        ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(races, (entries) => {
        const book = opponentBook(entries);
        const met = entries.filter(({ event }) => (event?.opponent ?? '').trim() !== '');
        expect(book.reduce((sum, { races: count }) => sum + count, 0)).toBe(met.length);
        for (const { races: count, wins, losses } of book) expect(wins + losses).toBeLessThanOrEqual(count);
        const counts = (rows: typeof book) =>
          rows.map(({ name, wins, losses }) => `${name.toLowerCase()} ${wins} ${losses}`).sort();
        expect(counts(opponentBook([...entries].reverse()))).toEqual(counts(book));
      }),
    );
  });
});
