import type { CDPSession, Page, Request } from 'playwright/test';
import { signInSomeone, untilSeeded } from '../kit/racer';
import { giveSeason } from '../kit/season';
import { expect, test } from '../kit/test';

/** Hours on the page's clock. */
const hours = Number(process.env['HOLESHOT_HOURS'] ?? 3);

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 1280, height: 900 },
  // The engine's compiled code grows for a day and is no leak.
  launchOptions: async ({ launchOptions }, use) => {
    const flags = '--js-flags=--no-opt,--no-maglev,--no-sparkplug';
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), flags] });
  },
});

/** Gives the page a key to the weather for all hours: the server allows ten in a real hour. */
const keepWeatherKey = (page: Page) =>
  page.route('**/newWeatherToken', async (route) => {
    const answer = await route.fetch();
    const { result } = (await answer.json()) as { result?: object };
    const expirationDate = Date.now() + 7 * 86_400_000;
    await route.fulfill({ response: answer, json: { result: { ...result, expirationDate } } });
  });

interface Figures {
  heap: number;
  nodes: number;
  listeners: number;
  /** Firestore's listeners on the server, sorted. */
  targets: string[];
}

/** Follows the listeners that Firestore's streams request. */
const followTargets = (page: Page): (() => string[]) => {
  const active = new Map<number, string>();
  page.on('request', (request: Request) => {
    if (!request.url().includes('/Listen/channel') || request.method() !== 'POST') return;
    // A new session begins without targets.
    if (!request.url().includes('SID=')) active.clear();
    for (const [name, value] of new URLSearchParams(request.postData() ?? '')) {
      if (!name.endsWith('___data__')) continue;
      const { addTarget, removeTarget } = JSON.parse(value) as {
        addTarget?: { targetId: number; query?: object; documents?: object };
        removeTarget?: number;
      };
      if (removeTarget !== undefined) active.delete(removeTarget);
      if (addTarget !== undefined)
        active.set(addTarget.targetId, JSON.stringify(addTarget.query ?? addTarget.documents));
    }
  });
  return () => [...active.values()].sort();
};

/** Returns the lowest of several looks: an earlier page may still be leaving. */
const measure = async (cdp: CDPSession, targets: () => string[]): Promise<Figures> => {
  const lowest = { heap: Infinity, nodes: Infinity, listeners: Infinity };
  for (let look = 0; look < 5; look += 1) {
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    lowest.heap = Math.min(lowest.heap, usedSize);
    lowest.nodes = Math.min(lowest.nodes, of('Nodes'));
    lowest.listeners = Math.min(lowest.listeners, of('JSEventListeners'));
  }
  return { ...lowest, targets: targets() };
};

/** Waits until no part is loading: a leaping clock ends its ten seconds at once, and it fails. */
const untilShown = async (page: Page) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('status', { name: / is loading$/ })).toHaveCount(0);
  await expect(main.getByText('is not available right now')).toHaveCount(0);
};

test(`${hours} hours of walking over all pages leave no memory, listener or query behind @all`, async ({
  page,
  declareFault,
}) => {
  test.setTimeout(120_000 + hours * 60_000);
  // Firestore's streams test the network when a leaping clock ends their requests.
  declareFault({ url: /cleardot\.gif/, status: 'offline' });
  const targets = followTargets(page);
  await keepWeatherKey(page);
  const racer = await signInSomeone(page);
  await untilSeeded(page, racer);
  await giveSeason(racer.email);
  // The clock cannot end timers that the page started before it.
  await page.goto('about:blank');
  await page.clock.install();
  // The key to the weather and a report come before the clock leaps: a leap ends the call.
  const report = page.waitForResponse(/[?&]token=/, { timeout: 60_000 });
  await page.goto('/');
  expect((await report).ok()).toBe(true);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await untilShown(page);
  const titles = (await main.getByRole('link').allTextContents()).filter((title) => title !== 'Home');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');

  const visit = async (title: string, minutes: number) => {
    await main.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveTitle(`${title} | Holeshot`);
    await untilShown(page);
    await page.clock.runFor(minutes * 60_000);
    // Lanes fill the screen, without the navigation.
    if (title === 'Lanes') await page.getByRole('link', { name: 'Done', exact: true }).click();
  };
  const each: Figures[] = [];
  for (let hour = 1; hour <= hours; hour += 1) {
    for (const title of titles) await visit(title, 60 / (titles.length + 1));
    await visit('Home', 60 / (titles.length + 1));
    each.push(await measure(cdp, targets));
  }
  const told = each.map(({ heap, nodes, listeners, targets }) =>
    [
      `${(heap / 1e6).toFixed(2)} MB`,
      `${nodes} nodes`,
      `${listeners} listeners`,
      `${targets.length} queries`,
    ].join(', '),
  );
  console.log(told.join('\n'));
  const [, second, last] = [each[0], each[1], each.at(-1)];
  expect(new Set(last?.targets).size, 'one listener a query').toBe(last?.targets.length);
  expect(last?.targets).toEqual(second?.targets);
  expect((last?.heap ?? 0) / (second?.heap ?? 1), told.join('\n')).toBeLessThan(1.1);
  expect(last?.nodes, told.join('\n')).toBeLessThan((second?.nodes ?? 0) * 1.1);
  expect(last?.listeners, told.join('\n')).toBeLessThan((second?.listeners ?? 0) * 1.2);
});
