/** @jest-environment jsdom */
import { racerSession, readOnlySession } from '@holeshot/shared-core/testing';
import { readSessionSnapshot, writeSessionSnapshot } from './sessionSnapshot';

const key = 'holeshot.session';

beforeEach(() => localStorage.clear());

describe('the remembered session', () => {
  test.each([racerSession, readOnlySession, { ...racerSession, trialDaysLeft: null }])(
    'comes back',
    (session) => {
      writeSessionSnapshot(session);
      expect(readSessionSnapshot()).toEqual(session);
    },
  );

  test('is forgotten after signing out', () => {
    writeSessionSnapshot(racerSession);
    writeSessionSnapshot(undefined);
    expect(readSessionSnapshot()).toBeUndefined();
    expect(localStorage.getItem(key)).toBeNull();
  });

  test.each([
    '{',
    'null',
    '7',
    '"signed-in"',
    '[]',
    '{}',
    '{"status":"signed-in"}',
    '{"status":"signed-out"}',
  ])('is nobody when %s is stored', (stored) => {
    localStorage.setItem(key, stored);
    expect(readSessionSnapshot()).toBeUndefined();
  });

  test.each([
    ['uid', 7],
    ['email', null],
    ['firstName', { html: '<b>' }],
    ['lastName', undefined],
    ['emailVerified', 'yes'],
    ['access', 7],
    ['canWrite', 'yes'],
    ['trialDaysLeft', '12'],
  ])('is nobody when %s is %j', (field, value) => {
    localStorage.setItem(key, JSON.stringify({ ...racerSession, [field]: value }));
    expect(readSessionSnapshot()).toBeUndefined();
  });
});
