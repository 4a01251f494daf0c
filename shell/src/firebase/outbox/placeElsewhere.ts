import type { FailureCode } from '@holeshot/shared-core';
import { atEachPlace, isSamePicture } from '../../writes/pictureWrite';
import type { OutboxWrite } from '../../writes/outboxStore';
import type { OutboxRows } from './outboxRows';
import type { OutboxServer } from './outboxServer';

/**
 * Moves a refused picture, whose place another device has filled, to the next free place of its pass. An equal
 * picture ends the write; with a full pass, or if the place is free, the racer decides.
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
  // A pending picture of this device may be for that place, and would replace this one.
  const own = rows.waiting().filter(({ id }) => id !== write.id);
  const free = places.find(
    ({ path }, index) => stored[index] === undefined && own.every((each) => each.path !== path),
  );
  if (stored[0] === undefined) await refuse('permission-denied');
  else if (stored.some((each) => isSamePicture(each, write))) await rows.forget(write.id);
  else if (free === undefined) await refuse('pictures-full');
  else sendAgain(free);
};
