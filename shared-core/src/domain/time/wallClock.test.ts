import fc from 'fast-check';
import { momentOf, wallClock } from './wallClock';

const zones = [
  'America/Chicago',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Europe/London',
];
const clocks = new Map(
  zones.map((zone) => [
    zone,
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);
/** Formats a moment by the clocks of a zone with Intl. */
const shownIn = (zone: string, moment: number) => clocks.get(zone)?.format(moment);
const shown = (zone: string, moment: number) =>
  wallClock(new Date(moment).toISOString(), zone)?.toISOString().slice(0, 19).replace('T', ' ');

/** The same as a time of UTC. */
const wallIn = (zone: string, moment: number) => Date.parse(`${shownIn(zone, moment)?.replace(' ', 'T')}Z`);

const second = 1000;
const day = 86_400_000;
const year = 365 * day;

/** Checks a law in each zone, at whole seconds of a racer's life. */
const always = (holds: (zone: string, moment: number) => void) =>
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 130 * 31_536_000 }), (zone, seconds) =>
      holds(zone, seconds * second),
    ),
    { numRuns: 2000 },
  );

describe('the clocks of a zone', () => {
  test('agree with Intl at any time of a racer’s life', () => {
    always((zone, moment) => expect(shown(zone, moment)).toBe(shownIn(zone, moment)));
  });

  test.each(zones)('agree to the quarter hour on every day on which %s changes its clocks', (zone) => {
    const from = Date.UTC(2010, 0, 1);
    const ahead = (moment: number) => wallIn(zone, moment) - moment;
    for (let at = from; at < from + 20 * year; at += day) {
      if (ahead(at) === ahead(at + day)) continue;
      for (let quarter = at; quarter < at + day; quarter += 900 * second)
        expect(shown(zone, quarter)).toBe(shownIn(zone, quarter));
    }
  });

  test('lead back to the moment of their first showing', () => {
    always((zone, moment) => {
      const first = momentOf(wallIn(zone, moment), zone);
      expect(shownIn(zone, first)).toBe(shownIn(zone, moment));
      expect(first).toBeLessThanOrEqual(moment);
    });
  });

  test('exist at the last moment that a date can hold', () => {
    expect(wallClock(new Date(8.64e15).toISOString(), 'UTC')?.valueOf()).toBe(8.64e15);
  });

  test('show nothing beyond that', () => {
    expect(wallClock(new Date(8.64e15).toISOString(), 'Asia/Kathmandu')).toBeUndefined();
    expect(wallClock('soon', 'Asia/Kathmandu')).toBeUndefined();
  });
});
