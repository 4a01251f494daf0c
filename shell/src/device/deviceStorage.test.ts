/** @jest-environment jsdom */
import { deviceStorage, forgiving, tabStorage } from './deviceStorage';

const refuse = (): never => {
  throw new DOMException('no', 'QuotaExceededError');
};

describe('what is kept on the device', () => {
  test.each([
    ['the device', deviceStorage, () => localStorage],
    ['the tab', tabStorage, () => sessionStorage],
  ])('goes to and comes from %s', (_, kept, real) => {
    kept.setItem('key', 'text');
    expect(real().getItem('key')).toBe('text');
    expect(kept.getItem('key')).toBe('text');
    expect(kept.keys()).toContain('key');
    kept.removeItem('key');
    expect(kept.getItem('key')).toBeNull();
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
  ])('is absent, and takes nobody down, where the storage %s', (_, storageOf) => {
    const kept = forgiving(storageOf);
    expect(() => kept.setItem('key', 'text')).not.toThrow();
    expect(() => kept.removeItem('key')).not.toThrow();
    expect(kept.getItem('key')).toBeNull();
    expect(kept.keys()).toEqual([]);
  });
});
