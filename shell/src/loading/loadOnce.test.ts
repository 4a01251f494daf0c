import { loadOnce } from './loadOnce';

test('callers at the same time and later ones share one load', async () => {
  let loads = 0;
  const load = loadOnce(() => Promise.resolve((loads += 1)));
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

test('a failure reaches all who wait, and the next call tries again', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve('code')];
  const load = loadOnce(() => answers.shift()!);
  const both = await Promise.allSettled([load(), load()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await load()).toBe('code');
});
