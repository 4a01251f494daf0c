/** @jest-environment jsdom */
/** A start of the app, with nothing painted yet. */
const startApp = async () => {
  jest.resetModules();
  const { notePage } = await import('./firstPaint');
  const { expectPage, firstPage } = await import('./firstPage');
  let came = false;
  void firstPage.then(() => (came = true));
  const paint = async () => {
    notePage();
    await jest.advanceTimersByTimeAsync(100);
  };
  return { paint, expectPage, hasCome: () => came };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what works unseen', () => {
  test('begins after the first paint where no page of a remote is opened', async () => {
    const { paint, hasCome } = await startApp();
    await jest.advanceTimersByTimeAsync(5000);
    expect(hasCome()).toBe(false);
    await paint();
    expect(hasCome()).toBe(true);
  });

  test('waits for the page to be shown', async () => {
    const { paint, expectPage, hasCome } = await startApp();
    let pageCame = (): void => undefined;
    expectPage(new Promise((resolve) => (pageCame = resolve)));
    await paint();
    await jest.advanceTimersByTimeAsync(1000);
    expect(hasCome()).toBe(false);
    pageCame();
    await jest.advanceTimersByTimeAsync(10);
    expect(hasCome()).toBe(true);
  });

  test('still waits for the first paint where the page was quicker', async () => {
    const { paint, expectPage, hasCome } = await startApp();
    expectPage(Promise.resolve());
    await jest.advanceTimersByTimeAsync(1000);
    expect(hasCome()).toBe(false);
    await paint();
    expect(hasCome()).toBe(true);
  });

  test('waits three seconds for a page that does not come, and no longer', async () => {
    const { paint, expectPage, hasCome } = await startApp();
    expectPage(new Promise(() => undefined));
    await paint();
    await jest.advanceTimersByTimeAsync(2800);
    expect(hasCome()).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(hasCome()).toBe(true);
  });
});
