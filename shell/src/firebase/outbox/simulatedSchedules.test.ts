import { recordOf, seeded } from '@holeshot/shared-core';
import { fullPass } from '@holeshot/shared-core/testing';
import type { OutboxWrite } from '../../writes/outboxStore';
import { playSimulated } from '../testing/playSimulated';
import { faultsOf, passesOnServer, type Played } from '../testing/scheduleFaults';

/** Schedules: 60 in npm test, 300 with `--all`, ten thousand in the campaign. */
const schedules = Number(
  process.env['HOLESHOT_SCHEDULES'] ?? (process.env['HOLESHOT_QUICK'] === undefined ? 300 : 60),
);
const first = Number(process.env['HOLESHOT_FIRST_SCHEDULE'] ?? 0);

/**
 * Returns the passes logged with access whose sending is left to the racer, without those restored and deleted again.
 */
const neverSent = ({ refused }: Played, story: string[]): string[] => {
  if (story.includes('access ends')) return [];
  const isLogged = ({ fields, data }: OutboxWrite) =>
    Object.keys(recordOf(data['entries'])).length > 0 &&
    fields.some(([field, , ...rest]) => field === 'entries' && rest.length === 0);
  const isTaken = ({ reason }: OutboxWrite) => reason === 'pass-gone';
  return refused
    .filter((write) => isLogged(write) && !isTaken(write))
    .map(({ id, reason }) => `${id} was never sent: ${reason}`);
};

/** Returns the deleted passes that stand neither in a log book nor among the deleted. */
const goneForGood = (
  { steps, refused }: Played,
  books: [string, unknown][],
  archived: string[],
): string[] => {
  const stored = new Set([...archived, ...passesOnServer(books).map(({ log_entry_uid }) => log_entry_uid)]);
  const isKept = (uid: string) => refused.some(({ pass }) => pass?.uid === uid);
  const deleted = new Set(steps.filter(({ what }) => what === 'delete').map(({ uid }) => uid));
  return [...deleted]
    .filter((uid) => !stored.has(uid) && !isKept(uid))
    .map((uid) => `${uid} is gone for good`);
};

test('whatever happens between two to four devices and their server, and in whatever order, nothing is lost', async () => {
  const faulty: string[] = [];
  let steps = 0;
  for (let number = first; number < first + schedules; number += 1) {
    const { books, story, archived, ...played } = await playSimulated(seeded(number), 12, fullPass);
    const faults = [
      ...faultsOf(played, books),
      ...neverSent(played, story),
      ...goneForGood(played, books, archived),
    ];
    steps += played.steps.length;
    if (faults.length > 0) faulty.push([`schedule ${number}`, ...story, ...faults].join('\n'));
  }
  expect(faulty.slice(0, 3).join('\n\n')).toBe('');
  expect(steps).toBeGreaterThan(schedules * 5);
}, 1_200_000);
