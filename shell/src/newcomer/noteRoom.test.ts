/** @jest-environment jsdom */
import { racerSession } from '@holeshot/shared-core/testing';
import { noteRoom } from './noteRoom';
import { setNewcomer } from './setNewcomer';

const unverified = { ...racerSession, emailVerified: false, canWrite: false } as const;

beforeEach(() => localStorage.clear());

describe('the room of a note', () => {
  test('is that of one line until one was shown, then as high as that', () => {
    setNewcomer(racerSession.uid, true);
    expect(noteRoom(racerSession, '/logbook')).toBe(57);
    localStorage.setItem(`holeshot.newcomer.${racerSession.uid}`, '105');
    expect(noteRoom(racerSession, '/logbook')).toBe(105);
    expect(noteRoom(unverified, '/logbook')).toBe(105);
    localStorage.setItem(`holeshot.newcomer.${racerSession.uid}`, 'tall');
    expect(noteRoom(racerSession, '/logbook')).toBe(57);
  });

  test('is none beside a page that says the same, for a visitor and for a racer who knows the way', () => {
    expect(noteRoom(racerSession, '/logbook')).toBe(0);
    localStorage.setItem(`holeshot.newcomer.${racerSession.uid}`, '1');
    for (const path of ['/', '/getting-started', '/predictions'])
      expect(noteRoom(racerSession, path)).toBe(0);
    expect(noteRoom(unverified, '/')).toBe(57);
    expect(noteRoom(unverified, '/email-verification')).toBe(0);
    expect(noteRoom({ status: 'signed-out' }, '/logbook')).toBe(0);
  });
});
