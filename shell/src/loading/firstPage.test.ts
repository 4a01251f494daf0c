/** @jest-environment jsdom */
/** Starts the app without a paint. */
const startApp = async () => {
  jest.resetModules();
  const { notePage } = await import('./firstPaint');
  const { expectPart, firstPage } = await import('./firstPage');
  let came = false;
  void firstPage.then(() => (came = true));
  const paint = async () => {
    notePage();
    await jest.advanceTimersByTimeAsync(100);
  };
  return { paint, expectPart, hasCome: () => came };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('background work', () => {
  test('begins after the first paint if no part is expected', async () => {
    const { paint, hasCome } = await startApp();
    await jest.advanceTimersByTimeAsync(5000);
    expect(hasCome()).toBe(false);
    await paint();
    expect(hasCome()).toBe(true);
  });

  test('waits for the page to be shown', async () => {
    const { paint, expectPart, hasCome } = await startApp();
    let pageCame = (): void => undefined;
    expectPart(new Promise<void>((resolve) => (pageCame = resolve)));
    await paint();
    await jest.advanceTimersByTimeAsync(1000);
    expect(hasCome()).toBe(false);
    pageCame();
    await jest.advanceTimersByTimeAsync(10);
    expect(hasCome()).toBe(true);
  });

  test('waits for the cards that the dashboard opens', async () => {
    const { paint, expectPart, hasCome } = await startApp();
    let cardCame = (): void => undefined;
    expectPart(
      Promise.resolve().then(() => {
        expectPart(new Promise<void>((resolve) => (cardCame = resolve)));
      }),
    );
    await paint();
    await jest.advanceTimersByTimeAsync(1000);
    expect(hasCome()).toBe(false);
    cardCame();
    await jest.advanceTimersByTimeAsync(10);
    expect(hasCome()).toBe(true);
  });

  test('begins although a part has failed', async () => {
    const { paint, expectPart, hasCome } = await startApp();
    expectPart(Promise.reject(new Error('broken on purpose')));
    await paint();
    expect(hasCome()).toBe(true);
  });

  test('still waits for the first paint after a quicker page', async () => {
    const { paint, expectPart, hasCome } = await startApp();
    expectPart(Promise.resolve());
    await jest.advanceTimersByTimeAsync(1000);
    expect(hasCome()).toBe(false);
    await paint();
    expect(hasCome()).toBe(true);
  });

  test('waits at most three seconds for a page', async () => {
    const { paint, expectPart, hasCome } = await startApp();
    expectPart(new Promise(() => undefined));
    await paint();
    await jest.advanceTimersByTimeAsync(2800);
    expect(hasCome()).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(hasCome()).toBe(true);
  });
});
