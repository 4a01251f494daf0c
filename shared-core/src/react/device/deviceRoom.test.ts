/** @jest-environment jsdom */
import { protectStorage, readRoom } from './deviceRoom';

const put = (storage: unknown) => Object.assign(navigator, { storage });
const refuse = () => {
  throw new TypeError('not here');
};

afterEach(() => Reflect.deleteProperty(navigator, 'storage'));

describe('the storage of the device', () => {
  test('is what the browser tells', async () => {
    put({
      estimate: () => Promise.resolve({ usage: 1, quota: 2 }),
      persisted: () => Promise.resolve(true),
      persist: () => Promise.resolve(true),
    });
    expect(await readRoom()).toEqual({ usage: 1, quota: 2, persisted: true });
    expect(await protectStorage()).toBe(true);
  });

  test.each<[string, unknown]>([
    ['is missing', undefined],
    ['has no calls', {}],
    ['throws at once', { estimate: refuse, persisted: refuse, persist: refuse }],
    ['refuses', { estimate: () => Promise.reject(new TypeError('no')), persisted: refuse, persist: refuse }],
  ])('is unknown and not protected where the browser’s part %s', async (_, storage) => {
    put(storage);
    expect(await readRoom()).toEqual({ usage: undefined, quota: undefined, persisted: false });
    expect(await protectStorage()).toBe(false);
  });

  test('is told as protected where only the estimate is missing, as in Safari 16', async () => {
    put({ persisted: () => Promise.resolve(true) });
    expect(await readRoom()).toEqual({ usage: undefined, quota: undefined, persisted: true });
  });
});
