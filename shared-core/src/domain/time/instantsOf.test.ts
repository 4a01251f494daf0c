import fc from 'fast-check';
import { fromLocalInput, localInputValue } from './formatTime';
import { instantsOf } from './instantsOf';

const chicago = 'America/Chicago';

describe('the instants of a time', () => {
  test.each([
    [chicago, '2026-11-01T01:30', ['2026-11-01T06:30:00.000Z', '2026-11-01T07:30:00.000Z']],
    ['America/New_York', '2026-11-01T01:00', ['2026-11-01T05:00:00.000Z', '2026-11-01T06:00:00.000Z']],
    ['Europe/Berlin', '2026-10-25T02:59', ['2026-10-25T00:59:00.000Z', '2026-10-25T01:59:00.000Z']],
    ['Australia/Sydney', '2026-04-05T02:30', ['2026-04-04T15:30:00.000Z', '2026-04-04T16:30:00.000Z']],
    ['Australia/Lord_Howe', '2026-04-05T01:45', ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z']],
  ])('in %s at %s are two where clocks are set back', (zone, value, instants) => {
    expect(instantsOf(value, zone)).toEqual(instants);
  });

  test.each([
    [chicago, '2026-11-01T00:59'],
    [chicago, '2026-11-01T02:00'],
    ['Europe/Berlin', '2026-10-25T03:00'],
    ['Australia/Sydney', '2026-04-05T01:59'],
    ['Australia/Lord_Howe', '2026-04-05T01:29'],
    ['America/Phoenix', '2026-11-01T01:30'],
    ['America/Phoenix', '2026-03-08T02:30'],
    ['UTC', '2026-11-01T01:30'],
    ['', '2026-11-01T01:30'],
    // A year while it is typed.
    [chicago, '0202-06-20T12:00'],
  ])('in %s at %s are one beside that, and where clocks never change', (zone, value) => {
    expect(instantsOf(value, zone)).toEqual([fromLocalInput(value, zone)]);
  });

  test.each([
    [chicago, '2026-03-08T02:00', '2026-03-08T03:00'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T03:30'],
    ['Europe/Berlin', '2026-03-29T02:59', '2026-03-29T03:59'],
    ['Australia/Sydney', '2026-10-04T02:30', '2026-10-04T03:30'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-04T02:45'],
  ])('in %s at %s are none where clocks skip it; a clock not set yet means %s', (zone, value, meant) => {
    expect(instantsOf(value, zone)).toEqual([]);
    expect(localInputValue(fromLocalInput(value, zone) ?? '', zone)).toBe(meant);
  });

  test.each(['', 'now', '2026-02-31T10:00'])('are unknown for "%s"', (value) => {
    expect(instantsOf(value, chicago)).toBeUndefined();
  });

  const zones = fc.constantFrom(
    ...[chicago, 'America/New_York', 'America/Phoenix', 'America/St_Johns', 'Europe/Berlin'],
    ...['Australia/Sydney', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Casablanca', 'UTC', ''],
  );
  /** Minutes of forty years, or of the three hours around a change of clocks. */
  const minutes = fc.oneof(
    fc.integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 }),
    fc
      .record({
        change: fc.constantFrom(
          ...['2026-03-08T08:00Z', '2026-11-01T07:00Z', '2026-11-01T06:00Z', '2026-10-25T01:00Z'],
          ...['2026-04-04T16:00Z', '2026-04-04T15:00Z', '2026-10-03T15:30Z'],
        ),
        beside: fc.integer({ min: -180, max: 180 }),
      })
      .map(({ change, beside }) => Date.parse(change) / 60_000 + beside),
  );

  test('law: every instant is exactly one of the instants of the time that it shows', () => {
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const iso = new Date(minute * 60_000).toISOString();
        const instants = instantsOf(localInputValue(iso, zone), zone) ?? [];
        expect(instants.filter((each) => each === iso)).toHaveLength(1);
        expect(instants).toEqual([...instants].sort());
        for (const each of instants) expect(localInputValue(each, zone)).toBe(localInputValue(iso, zone));
      }),
      { numRuns: 2000 },
    );
  });
});
