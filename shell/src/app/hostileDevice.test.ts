/** @jest-environment jsdom */
import fc from 'fast-check';
import { damaged, hostileValue, racerSession, summerAfternoon, unsound } from '@holeshot/shared-core/testing';
import { readDebugLog } from '../debugLog/debugLog';
import { createDraftStore } from '../drafts/draftStore';
import { createLogBookMarks } from '../firebase/passes/logBookMarks';
import { toSession } from '../firebase/account/toSession';
import { readLayoutSnapshot } from '../layout/layoutSnapshot';
import { knownAccounts } from '../localGoogle/knownAccounts';
import { intendedRoute } from '../routing/intendedRoute';
import { readSessionSnapshot } from '../session/sessionSnapshot';
import { createRememberedObservations } from '../weather/rememberedObservations';

const textOf = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '1e999';
  }
};

const remembered = createRememberedObservations();
const observation = { ...summerAfternoon, station_id: 'KENW' };

/** Stores on the device: key, whole value and reader. */
const stores: [string, string, object, () => unknown][] = [
  ['session', 'holeshot.session', racerSession, readSessionSnapshot],
  ['layout', 'holeshot.layout', { theme: 'light', rail: true, pinnedPaths: ['/'] }, readLayoutSnapshot],
  ['debug log', 'holeshot.debugLog', [{ at: '2026-06-20T17:00:00Z', text: 'words' }], readDebugLog],
  ['observation', 'holeshot.weather.KENW', observation, () => remembered.read('KENW')],
  ['account', 'holeshot.localGoogle', [{ email: 'ann@strip.test', name: 'Ann' }], knownAccounts.read],
];

beforeEach(() => localStorage.clear());

describe.each(stores)('law: a %s on the device', (_, key, whole, read) => {
  test('comes back as it was written when whole', () => {
    localStorage.setItem(key, JSON.stringify(whole));
    expect(read()).toEqual(whole);
  });

  test('is read soundly and identically in any shape, or not at all', () => {
    const texts = fc.oneof(fc.string(), fc.oneof(hostileValue, damaged(whole)).map(textOf));
    fc.assert(
      fc.property(texts, (text) => {
        localStorage.setItem(key, text);
        const value = read();
        if (value === undefined) return;
        expect(unsound(value)).toBeUndefined();
        localStorage.setItem(key, JSON.stringify(value));
        expect(read()).toEqual(value);
      }),
      { seed: 44, numRuns: 200 },
    );
  });
});

test('law: a draft of any shape reaches its form without throwing', () => {
  const drafts = createDraftStore(
    () => 'ann',
    () => undefined,
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), hostileValue.map(textOf)), (text) => {
      localStorage.setItem('holeshot.draft.ann.log-entry', text);
      expect(() => drafts.read('log-entry')).not.toThrow();
    }),
    { seed: 44, numRuns: 200 },
  );
});

test('law: the sync mark is a time that Firestore knows', () => {
  const { synced: mark } = createLogBookMarks('ann');
  fc.assert(
    fc.property(fc.oneof(fc.double().map(String), hostileValue.map(textOf), fc.string()), (text) => {
      localStorage.setItem('holeshot.synced.ann', text);
      expect(mark.read()).toBeGreaterThanOrEqual(0);
      expect(mark.read()).toBeLessThan(Date.UTC(10_000, 0));
      expect(Number.isInteger(mark.read())).toBe(true);
    }),
    { seed: 44, numRuns: 200 },
  );
  mark.write(1_800_000_000_123);
  expect(mark.read()).toBe(1_800_000_000_123);
});

/** Runs a check against any stored text, mostly nearly whole ones. */
const whateverIsStored = (key: string, whole: object, check: () => void): void => {
  const texts = fc.oneof(fc.string(), hostileValue.map(textOf), {
    weight: 8,
    arbitrary: damaged(whole).map(textOf),
  });
  fc.assert(
    fc.property(texts, (text) => {
      localStorage.setItem(key, text);
      check();
    }),
    { seed: 44, numRuns: 500 },
  );
};

test('law: the log books to read first are ids, whatever is stored', () => {
  const { newest } = createLogBookMarks('ann');
  const ids = ['nova_2026_06', 'nova_2026_05'];
  whateverIsStored('holeshot.newest.ann', ids, () => {
    for (const id of newest.read()) expect(id).toMatch(/^[^/]+$/);
  });
  newest.write(ids);
  expect(newest.read()).toEqual(ids);
});

test('law: the mark of cached log books has ids and two times, whatever is stored', () => {
  const { books } = createLogBookMarks('ann');
  const mark = { synced: 1_800_000_000_123, lookedAt: 1_800_000_000_456, ids: ['nova_2026_06'] };
  whateverIsStored('holeshot.books.ann', mark, () => {
    const found = books.read();
    if (found === undefined) return;
    expect([typeof found.synced, typeof found.lookedAt]).toEqual(['number', 'number']);
    for (const id of found.ids) expect(id).toMatch(/^[^/]+$/);
  });
  books.write(mark);
  expect(books.read()).toEqual(mark);
  for (const ids of [[], 'nova_2026_06', ['nova_2026_06', 'nova/2026_06'], [7]]) {
    localStorage.setItem('holeshot.books.ann', JSON.stringify({ ...mark, ids }));
    expect(books.read()).toBeUndefined();
  }
});

test('law: the mark of predicted passes has one car and log books with ids, whatever is stored', () => {
  const { predicted } = createLogBookMarks('ann');
  const mark = { vehicleUid: 'nova', from: 1_800_000_000_123, ids: ['nova_2026_06'] };
  whateverIsStored('holeshot.predicted.ann', mark, () => {
    const found = predicted.read();
    if (found === undefined) return;
    expect([typeof found.vehicleUid, typeof found.from]).toEqual(['string', 'number']);
    for (const id of found.ids) expect(id).toMatch(/^[^/]+$/);
  });
  predicted.write(mark);
  expect(predicted.read()).toEqual(mark);
  for (const ids of [[], 'nova_2026_06', ['nova/2026_06'], [7], Array(101).fill('nova_2026_06')]) {
    localStorage.setItem('holeshot.predicted.ann', JSON.stringify({ ...mark, ids }));
    expect(predicted.read()).toBeUndefined();
  }
  predicted.write(undefined);
  expect(localStorage.getItem('holeshot.predicted.ann')).toBeNull();
});

test('law: the intended route is a page of this app', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (text) => {
      intendedRoute.write(text);
      const path = intendedRoute.read();
      if (path !== undefined) expect(new URL(path, 'https://app.test').host).toBe('app.test');
    }),
    { seed: 44, numRuns: 200 },
  );
});

test('law: a session of any user document is sound and grants only the access of the backend', () => {
  const account = { uid: 'ann', email: 'a@b.test', emailVerified: true, hasPassword: true, displayName: '' };
  const documents = damaged({ firstName: 'Ann', lastName: 'Lee', isAdmin: true, trialExpirationDate: 5 });
  const access = fc.oneof(
    damaged({ access_until: 5, is_admin: false }),
    fc.constantFrom({ access_until: NaN }, { access_until: Infinity }, { access_until: '9e15' }),
  );
  const recordOf = (value: unknown) => (value ?? {}) as Record<string, unknown>;
  fc.assert(
    fc.property(documents, access, (user, granted) => {
      const session = toSession(account, recordOf(user), recordOf(granted), 1000);
      expect(unsound(session)).toBeUndefined();
      const { access_until, is_admin } = recordOf(granted);
      if (!Number.isFinite(access_until) && is_admin !== true) expect(session.canWrite).toBe(false);
    }),
    { seed: 44, numRuns: 200 },
  );
});
