/** @jest-environment jsdom */
import { deviceStorage, forgiving, tabStorage } from './deviceStorage';

const refuse = (): never => {
  throw new DOMException('no', 'QuotaExceededError');
};

describe('the storage', () => {
  test.each([
    ['the device', deviceStorage, () => localStorage],
    ['the tab', tabStorage, () => sessionStorage],
  ])('writes to and reads from %s', (_, storage, real) => {
    storage.setItem('key', 'text');
    expect(real().getItem('key')).toBe('text');
    expect(storage.getItem('key')).toBe('text');
    expect(storage.keys()).toContain('key');
    storage.removeItem('key');
    expect(storage.getItem('key')).toBeNull();
  });

  test.each<[string, () => Storage]>([
    [
      'refuses each call',
      () =>
        ({
          getItem: refuse,
          setItem: refuse,
          removeItem: refuse,
          key: refuse,
          length: 1,
        }) as unknown as Storage,
    ],
    ['may not even be looked at', refuse],
  ])('reads nothing and never throws when the browser %s', (_, storageOf) => {
    const storage = forgiving(storageOf);
    expect(() => storage.setItem('key', 'text')).not.toThrow();
    expect(() => storage.removeItem('key')).not.toThrow();
    expect(storage.getItem('key')).toBeNull();
    expect(storage.keys()).toEqual([]);
  });
});
