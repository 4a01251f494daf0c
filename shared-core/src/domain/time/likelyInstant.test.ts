import { instantsOf } from './instantsOf';
import { likelyInstant } from './likelyInstant';

const [first, second] = ['2026-11-01T06:30:00.000Z', '2026-11-01T07:30:00.000Z'];

describe('the time that a racer means', () => {
  test.each([
    ['2026-11-01T06:10:00Z', first, 'before both'],
    ['2026-11-01T06:30:59Z', first, 'at the first'],
    ['2026-11-01T07:24:59Z', first, 'before the second'],
    ['2026-11-01T07:26:00Z', second, 'by a clock some minutes behind the track’s'],
    ['2026-11-01T07:31:00Z', second, 'after the second'],
    ['2026-11-01T08:30:00Z', second, 'an hour after the second'],
    ['2026-11-01T08:31:00Z', undefined, 'later'],
    ['2026-11-01T05:29:00Z', undefined, 'too early'],
    ['2026-11-08T08:00:00Z', undefined, 'a week later'],
  ])('is at %s, of two, %s: %s', (now, meant, _when) => {
    const instants = instantsOf('2026-11-01T01:30', 'America/Chicago') ?? [];
    expect(likelyInstant(instants, Date.parse(now))).toBe(meant);
  });

  test('is the only one whenever it is read, and none that the clocks skip', () => {
    const now = Date.parse('2026-11-08T08:00:00Z');
    expect(likelyInstant(['2026-06-20T18:00:00.000Z'], now)).toBe('2026-06-20T18:00:00.000Z');
    expect(likelyInstant([], now)).toBeUndefined();
  });
});
