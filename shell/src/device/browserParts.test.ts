/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { deviceCaches } from './deviceCaches';
import { newId } from './newId';
import { openChannel } from './openChannel';
import { serviceWorkers } from './serviceWorkers';
import { withLock } from './withLock';

const undo: (() => void)[] = [];

/** Gives the browser a part, or one that is read by this function. */
const give = (owner: object, name: string, part: PropertyDescriptor) => {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, ...part });
  undo.push(() => {
    if (before === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, before);
  });
};
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

afterEach(() => {
  while (undo.length > 0) undo.pop()?.();
});

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('a part that the browser has', () => {
  test('is used', () => {
    const container = {};
    give(navigator, 'serviceWorker', { value: container });
    expect(serviceWorkers()).toBe(container);
    give(globalThis, 'caches', { value: container });
    expect(deviceCaches()).toBe(container);
    give(globalThis, 'BroadcastChannel', {
      value: class {
        constructor(readonly name: string) {}
      },
    });
    expect(openChannel('outbox')).toMatchObject({ name: 'outbox' });
    give(globalThis, 'crypto', { value: { randomUUID: () => 'an id' } });
    expect(newId()).toBe('an id');
  });
});

describe.each<[string, PropertyDescriptor]>([
  ['is missing', { value: undefined }],
  ['throws when it is looked at', { get: refuse }],
])('a part that %s', (_, part) => {
  test('gives no service workers, caches or channels', () => {
    give(navigator, 'serviceWorker', part);
    give(globalThis, 'caches', part);
    give(globalThis, 'BroadcastChannel', part);
    expect([serviceWorkers(), deviceCaches(), openChannel('outbox')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('lets work begin without a lock, once', async () => {
    give(navigator, 'locks', part);
    const work = jest.fn((isAlone: boolean) => Promise.resolve(isAlone));
    expect(await withLock('sync', {}, work)).toBe(true);
    expect(await withLock('sync', { ifAvailable: true }, work)).toBe(true);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('makes ids of random bytes', () => {
    const getRandomValues = webcrypto.getRandomValues.bind(webcrypto);
    const crypto = Object.defineProperty({ getRandomValues }, 'randomUUID', part);
    give(globalThis, 'crypto', { value: crypto });
    const ids = Array.from({ length: 200 }, newId);
    expect(ids.filter((id) => !uuid.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(200);
  });
});

test('a channel that the browser refuses to open is none', () => {
  give(globalThis, 'BroadcastChannel', { value: refuse });
  expect(openChannel('outbox')).toBeUndefined();
});

describe('locks', () => {
  /** Locks that grant or hold back. */
  const grant = (lock: object | null) =>
    give(navigator, 'locks', {
      value: {
        request: (_: string, __: object, run: (lock: object | null) => unknown) =>
          Promise.resolve().then(() => run(lock)),
      },
    });

  test('say whether another tab is at work', async () => {
    grant(null);
    expect(await withLock('sync', { ifAvailable: true }, (isAlone) => Promise.resolve(isAlone))).toBe(false);
  });

  test('do not have failed work done again', async () => {
    grant({});
    const work = jest.fn(() => Promise.reject(new Error('no network')));
    await expect(withLock('sync', {}, work)).rejects.toThrow('no network');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('let work begin without one if they reject', async () => {
    give(navigator, 'locks', {
      value: { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
    });
    expect(await withLock('sync', {}, () => Promise.resolve('done'))).toBe('done');
  });
});
