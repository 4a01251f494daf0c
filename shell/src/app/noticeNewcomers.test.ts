/** @jest-environment jsdom */
import { createMemoryPlatform, racerSession } from '@holeshot/shared-core/testing';
import { note$ } from '../layout/note';
import { setNewcomer } from '../newcomer/setNewcomer';
import { session$ } from '../session/session';
import { noticeNewcomers } from './noticeNewcomers';

const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

test('the note stands beside the pages of a newcomer and of an unverified racer alone', async () => {
  setNewcomer(racerSession.uid, false);
  session$.next(racerSession);
  const noticing = noticeNewcomers(createMemoryPlatform());
  await settled();
  expect(note$.value).toBeNull();
  session$.next({ ...racerSession, emailVerified: false });
  await settled();
  expect(note$.value).not.toBeNull();
  session$.next(racerSession);
  await settled();
  expect(note$.value).toBeNull();
  setNewcomer(racerSession.uid, true);
  await settled();
  expect(note$.value).not.toBeNull();
  session$.next({ status: 'signed-out' });
  await settled();
  expect(note$.value).toBeNull();
  noticing.unsubscribe();
});
