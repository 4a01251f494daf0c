/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { present } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { remember } from '../../remembered/remembered';
import { clearDevice, forgetRacer } from './deviceCopy';
import { OutboxStore } from '../../writes/outboxStore';

const emptyCopy = 'holeshot.emptyCopy';

const forget = async (uid: string) => {
  const failures: unknown[] = [];
  await forgetRacer(uid, (error) => failures.push(error));
  return failures;
};

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});

test('a device that is cleared has nothing of its last racer, and all that another has typed or not sent', async () => {
  const write = { id: 'b', uid: 'bob', path: 'users/bob', data: {}, fields: [['x']], stamps: [], at: 1 };
  await new OutboxStore().put({ ...write, state: 'waiting' });
  const ofLast = ['passes.ann', 'vehicles.ann', 'locations.ann', 'settings.ann', 'draft.ann.vehicle'];
  const ofNobody = ['draft.visitor.register', 'weather.KENW', 'layout', 'debugLog', 'intendedRoute'];
  const others = ['closed./shared/1', 'session', 'sharedDevice', 'passes.bob', 'draft.bob.vehicle', 'isKept'];
  for (const kept of [...ofLast, ...ofNobody, ...others]) localStorage.setItem(`holeshot.${kept}`, 'x');
  sessionStorage.setItem('holeshot.openedWith', 'season.csv');
  const gone: string[] = [];
  const deleting = { delete: (name: string) => Promise.resolve(gone.push(name) > 0) };
  Object.defineProperty(globalThis, 'caches', { value: deleting, configurable: true });
  await clearDevice();
  await forget('ann');
  expect(Object.keys(localStorage).sort()).toEqual(
    ['draft.bob.vehicle', 'emptyCopy', 'isKept', 'passes.bob'].map((kept) => `holeshot.${kept}`),
  );
  expect(sessionStorage).toHaveLength(0);
  expect(gone).toEqual(['holeshot-shared']);
  expect(await new OutboxStore().of('bob')).toMatchObject([{ id: 'b', unqueued: true }]);
  Reflect.deleteProperty(globalThis, 'caches');
});

test('a device is cleared as far as the browser lets it', async () => {
  localStorage.setItem('holeshot.layout', 'x');
  const blocked = { delete: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  Object.defineProperty(globalThis, 'caches', { value: blocked, configurable: true });
  await clearDevice();
  Reflect.deleteProperty(globalThis, 'caches');
  await clearDevice();
  expect(localStorage).toHaveLength(0);
});

describe('an account that is gone', () => {
  test('takes along what the device kept of its racer, and nothing another has typed', async () => {
    for (const kept of ['passes.ann', 'draft.ann.vehicle', 'newcomer.ann', 'synced.bob', 'draft.bob.vehicle'])
      localStorage.setItem(`holeshot.${kept}`, 'x');
    expect(await forget('ann')).toEqual([]);
    expect(Object.keys(localStorage).sort()).toEqual(['holeshot.draft.bob.vehicle', emptyCopy]);
  });

  test('takes along what was kept for the next start, what was about to be, and what is told after it', async () => {
    remember('passes', 'eve', present(novaPasses));
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('holeshot.passes.eve')).not.toBeNull();
    remember('passes', 'eve', present(novaPasses.slice(0, 1)));
    await forget('eve');
    remember('passes', 'eve', present(novaPasses));
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('holeshot.passes.eve')).toBeNull();
  });

  test('leaves it to the next start to send what another racer had not sent', async () => {
    const write = { id: 'a', uid: 'bob', path: 'users/bob', data: {}, fields: [['x']], stamps: [], at: 1 };
    await new OutboxStore().put({ ...write, state: 'waiting' });
    await forget('ann');
    expect(await new OutboxStore().of('bob')).toMatchObject([{ id: 'a', unqueued: true }]);
  });

  test('has its copy emptied at the next start, though the browser keeps no database', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    expect(await forget('ann')).toHaveLength(1);
    expect(localStorage.getItem(emptyCopy)).toBe('ann');
  });
});
