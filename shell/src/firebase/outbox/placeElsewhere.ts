import type { FailureCode } from '@holeshot/shared-core';
import { atEachPlace, isSamePicture } from '../../writes/pictureWrite';
import type { OutboxWrite } from '../../writes/outboxStore';
import type { OutboxRows } from './outboxRows';
import type { OutboxServer } from './outboxServer';

/**
 * Puts a refused picture whose place another device has filled at the next free one of its pass. The same picture is
 * done with; of a full pass, or where the place is free, it stays for the racer to decide.
 */
export const placeElsewhere = async (
  write: OutboxWrite,
  {
    server,
    rows,
    sendAgain,
  }: {
    server: Pick<OutboxServer, 'stored'>;
    rows: Pick<OutboxRows, 'store' | 'forget' | 'waiting'>;
    sendAgain: (write: OutboxWrite) => void;
  },
): Promise<void> => {
  const places = atEachPlace(write);
  const stored = await server.stored(places.map(({ path }) => path));
  const refuse = (reason: FailureCode) => rows.store({ ...write, state: 'refused', reason });
  // Another picture of this device may be on its way there, and would replace this one.
  const own = rows.waiting().filter(({ id }) => id !== write.id);
  const free = places.find(
    ({ path }, index) => stored[index] === undefined && own.every((each) => each.path !== path),
  );
  if (stored[0] === undefined) await refuse('permission-denied');
  else if (stored.some((each) => isSamePicture(each, write))) await rows.forget(write.id);
  else if (free === undefined) await refuse('pictures-full');
  else sendAgain(free);
};
