import { isUnverified, type Session } from '@holeshot/shared-core';
import { deviceStorage } from '../device/deviceStorage';
import { newcomerKey } from './newcomers';

/** Height (px) of a note in one line, which the device remembers until it has shown one. */
const oneLine = 57;

/** Pages that show the next step themselves. */
const withSteps = ['/', '/getting-started', '/predictions'];

/** Tells whether a note stands beside the page of a path. */
export const hasNote = (session: Session, path: string): boolean =>
  isUnverified(session)
    ? path !== '/email-verification'
    : session.status === 'signed-in' && session.canWrite && !withSteps.includes(path);

/** Reads the height (px) that a newcomer's note had on this device: its code comes after the first paint. */
export const noteRoom = (session: Session, path: string): number => {
  if (session.status !== 'signed-in' || !hasNote(session, path)) return 0;
  const remembered = deviceStorage.getItem(newcomerKey + session.uid);
  return remembered === null ? 0 : Math.max(oneLine, Number(remembered) || 0);
};
