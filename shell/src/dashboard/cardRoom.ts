import { recordOf } from '@holeshot/shared-core';
import { deviceStorage } from '../device/deviceStorage';

const keyOf = (uid: string): string => `holeshot.cards.${uid}`;

const roomsOf = (uid: string): Record<string, unknown> => {
  try {
    return recordOf(JSON.parse(deviceStorage.getItem(keyOf(uid)) ?? 'null'));
  } catch {
    return {};
  }
};

/**
 * Reads the height (px) that a card of Home had on this device, so that nothing moves while its content comes.
 * @param width of the screen; the height at another one does not count, and is 0
 */
export const readCardRoom = (uid: string, id: string, width: number): number => {
  const { width: of, height } = recordOf(roomsOf(uid)[id]);
  return of === width && typeof height === 'number' && height > 0 && height < 5_000 ? height : 0;
};

/** Remembers the height of a card for the next start. */
export const writeCardRoom = (uid: string, id: string, room: { width: number; height: number }): void =>
  deviceStorage.setItem(keyOf(uid), JSON.stringify({ ...roomsOf(uid), [id]: room }));
