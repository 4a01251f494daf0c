import { createKeeping } from './createKeeping';

const later = () => {
  let settle = (_: boolean): void => undefined;
  const promise = new Promise<boolean>((resolve) => (settle = resolve));
  return { promise, settle };
};

test('what is written in several parts is kept once all of them are', async () => {
  const keeping = createKeeping();
  const [first, second] = [later(), later()];
  keeping.add(first.promise);
  keeping.add(second.promise);
  const kept = keeping.kept();
  second.settle(true);
  expect(await Promise.race([kept, Promise.resolve('under way')])).toBe('under way');
  first.settle(false);
  expect(await kept).toBe(false);
});

test('what could not be kept is not held against what is written after it', async () => {
  const keeping = createKeeping();
  expect(await keeping.kept()).toBe(true);
  keeping.add(Promise.resolve(false));
  expect(await keeping.kept()).toBe(false);
  keeping.add(Promise.resolve(true));
  expect(await keeping.kept()).toBe(true);
});
