import { recordOf, seeded } from '@holeshot/shared-core';
import { wholePass } from '@holeshot/shared-core/testing';
import type { OutboxWrite } from './outboxStore';
import { playSimulated } from './playSimulated';
import { faultsOf, type Played } from './scheduleFaults';

/** How many schedules npm test plays; the campaign plays ten thousand. */
const schedules = Number(process.env['HOLESHOT_SCHEDULES'] ?? 300);
const first = Number(process.env['HOLESHOT_FIRST_SCHEDULE'] ?? 0);

/** Passes that were logged on a device that kept its queue, with access, and that it left to the racer to send. */
const neverSent = ({ refused, steps }: Played, books: [string, unknown][], story: string[]): string[] => {
  if (story.some((line) => line.endsWith('its cache gone') || line === 'access ends')) return [];
  const stored = books.flatMap(([, book]) => Object.keys(recordOf(recordOf(book)['entries'])));
  const deleted = steps.filter(({ what }) => what === 'delete').map(({ uid }) => uid);
  const accounted = new Set([...stored, ...deleted]);
  const isLogged = ({ fields, data }: OutboxWrite) =>
    data['entries'] !== undefined &&
    fields.some(([field, , ...rest]) => field === 'entries' && rest.length === 0);
  return refused
    .filter(
      (write) => write.reason === 'not-on-server' && isLogged(write) && !accounted.has(write.pass?.uid ?? ''),
    )
    .map(({ id }) => `${id} was never sent`);
};

test('whatever happens between two to four devices and their server, and in whatever order, nothing is lost', async () => {
  const faulty: string[] = [];
  let steps = 0;
  for (let number = first; number < first + schedules; number += 1) {
    const { books, story, ...played } = await playSimulated(seeded(number), 12, wholePass);
    const faults = [...faultsOf(played, books), ...neverSent(played, books, story)];
    steps += played.steps.length;
    if (faults.length > 0) faulty.push([`schedule ${number}`, ...story, ...faults].join('\n'));
  }
  expect(faulty.slice(0, 3).join('\n\n')).toBe('');
  expect(steps).toBeGreaterThan(schedules * 5);
}, 1_200_000);
