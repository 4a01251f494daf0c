import { greatLakes, nova, novaPasses, runAlone, summerAfternoon } from '@holeshot/shared-core/testing';
import { ok, seconds, type LogEntry } from '@holeshot/shared-core';
import { remote } from './remote';

const hour = 3_600_000;
const newest = Date.parse('2026-06-20T17:41:00.000Z');

/** Copies of the season's passes, six a day, a week apart, back from the newest. */
const passes = Array.from(
  { length: Number(new URLSearchParams(location.search).get('passes') ?? 120) },
  (_, index): LogEntry[] => {
    const like = novaPasses[index % novaPasses.length];
    if (like === undefined) return [];
    const week = Math.floor(index / 6);
    const at = new Date(newest - (week * 7 * 24 + (index % 6)) * hour).toISOString();
    const drift = ((week * 7) % 11) / 100;
    const finish_et = seconds((like.derived.finish_et ?? 0) + drift);
    return [
      {
        ...like,
        log_entry_uid: `pass-${index}`,
        log_entry_datetime: at,
        timeslip: { ...like.timeslip, et_1320: finish_et, lane: index % 2 === 0 ? 'Left' : 'Right' },
        derived: { ...like.derived, finish_et },
      },
    ];
  },
).flat();

// `?passes=10000` shows a very long log book.
runAlone(remote, {
  vehicles: [nova],
  locations: [greatLakes],
  entries: passes,
  deletedPasses: novaPasses.slice(0, 2).map((pass, n) => ({
    pass: { ...pass, log_entry_uid: `deleted-${n}` },
    deleted_at: Date.now() - n * 29.5 * 24 * hour,
  })),
  observation: ok(summerAfternoon),
});
