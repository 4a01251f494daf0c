/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { present } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { remember } from '../../remembered/remembered';
import { forgetRacer } from './deviceCopy';
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
