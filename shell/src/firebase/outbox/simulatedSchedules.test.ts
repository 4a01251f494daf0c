import { recordOf, seeded } from '@holeshot/shared-core';
import { fullPass } from '@holeshot/shared-core/testing';
import type { OutboxWrite } from '../../writes/outboxStore';
import { playSimulated } from '../testing/playSimulated';
import { faultsOf, type Played } from '../testing/scheduleFaults';

/** How many schedules are played: 60 by npm test, 300 with `--all`, ten thousand by the campaign. */
const schedules = Number(
  process.env['HOLESHOT_SCHEDULES'] ?? (process.env['HOLESHOT_QUICK'] === undefined ? 300 : 60),
);
const first = Number(process.env['HOLESHOT_FIRST_SCHEDULE'] ?? 0);

/** Passes that were logged with access, and that the racer was left to send; not those brought back and deleted after that. */
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

test('whatever happens between two to four devices and their server, and in whatever order, nothing is lost', async () => {
  const faulty: string[] = [];
  let steps = 0;
  for (let number = first; number < first + schedules; number += 1) {
    const { books, story, ...played } = await playSimulated(seeded(number), 12, fullPass);
    const faults = [...faultsOf(played, books), ...neverSent(played, story)];
    steps += played.steps.length;
    if (faults.length > 0) faulty.push([`schedule ${number}`, ...story, ...faults].join('\n'));
  }
  expect(faulty.slice(0, 3).join('\n\n')).toBe('');
  expect(steps).toBeGreaterThan(schedules * 5);
}, 1_200_000);
