/** @jest-environment jsdom */

/** Starts the app in a browser that answers so. */
const start = async (answer: boolean) => {
  let asked = 0;
  const persist = () => {
    asked += 1;
    return Promise.resolve(answer);
  };
  jest.resetModules();
  const { persistStorage } = await import('./persistStorage');
  const save = async () => {
    persistStorage(persist);
    await Promise.resolve();
  };
  return { save, asked: () => asked };
};

test('the browser is asked to protect the storage once a start until it agrees, not at every pass', async () => {
  const first = await start(false);
  await first.save();
  await first.save();
  expect(first.asked()).toBe(1);
  const second = await start(true);
  await second.save();
  expect(second.asked()).toBe(1);
  const third = await start(true);
  await third.save();
  expect(third.asked()).toBe(0);
});

test.each([['is missing'], ['has no such call']])(
  'a pass is saved where the storage of the browser %s',
  async (how) => {
    localStorage.clear();
    jest.resetModules();
    if (how !== 'is missing') Object.assign(navigator, { storage: {} });
    const { persistStorage } = await import('./persistStorage');
    expect(() => persistStorage()).not.toThrow();
    Reflect.deleteProperty(navigator, 'storage');
  },
);
