import { createStoring } from './createStoring';

const later = () => {
  let settle = (_: boolean): void => undefined;
  const promise = new Promise<boolean>((resolve) => (settle = resolve));
  return { promise, settle };
};

test('a write in several parts is stored once all of them are', async () => {
  const storing = createStoring();
  const [first, second] = [later(), later()];
  storing.add(first.promise);
  storing.add(second.promise);
  const stored = storing.stored();
  second.settle(true);
  expect(await Promise.race([stored, Promise.resolve('under way')])).toBe('under way');
  first.settle(false);
  expect(await stored).toBe(false);
});

test('a write that could not be stored does not count against a later one', async () => {
  const storing = createStoring();
  expect(await storing.stored()).toBe(true);
  storing.add(Promise.resolve(false));
  expect(await storing.stored()).toBe(false);
  storing.add(Promise.resolve(true));
  expect(await storing.stored()).toBe(true);
});
