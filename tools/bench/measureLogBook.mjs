import { addMachine } from './addMachine.mjs';
import { cacheSize, endFrames, firstRows, noteFirstRows, untilShown, watchFrames } from './pageProbe.mjs';
import { otherThanNow, settle, timed } from './timed.mjs';
import { untilIndexed } from './untilIndexed.mjs';

const rowsOnPage = 50;
/** Time (ms) in which a slip is typed. */
const typingMs = 5_000;
/** Time (ms) of a thumb on a button: work of its press-down is done when it leaves. */
const pressMs = 80;
const counted = 'main p[role=status]';

const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** Last row of the table's later part; the first body is drawn at once. */
const lastRow = 'main tbody:last-of-type:not(:first-of-type) tr:last-child';

/**
 * Measures as `timed`, and until the last row of the page has changed too.
 * @returns both, in milliseconds
 */
const timedToLast = async (page, what, act) => {
  const other = await otherThanNow(page, lastRow);
  const [last, first] = await Promise.all([
    page.evaluate(untilShown, { event: what.event, selector: lastRow, text: other }),
    timed(page, what, act),
  ]);
  return { first, last };
};

/**
 * Measures the log book of a racer who is signed in on a page.
 * @param {object} what
 * @param {number} what.factor allowed ratio to the time at 10,000 passes
 */
export const measureLogBook = async ({ page, size, months, times, figures, factor }) => {
  const passes = `${size.toLocaleString('en-US')} passes`;
  const all = page.getByRole('status').filter({ hasText: new RegExp(`^${passes}$`) });
  await page.goto('/logbook');
  await all.waitFor();
  await page.locator('html[data-offline=ready]').waitFor({ state: 'attached' });
  await page.evaluate(cacheSize).then(({ bytes, months: kept }) => {
    figures.add('cache on the device', 'MB', bytes / 1e6);
    figures.add('cache, each pass', 'KB', bytes / 1e3 / size);
    figures.add('months that the cache lacks', '', months - kept, 0);
  });
  await untilIndexed(page, months);

  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(noteFirstRows, rowsOnPage);
  for (let time = 0; time < times; time += 1) {
    await addMachine(page, figures);
    await page.goto('/logbook');
    // A query by role costs the page up to 10 ms each time.
    await page.waitForFunction(() => performance.getEntriesByName('bench-rows').length > 0);
    await all.waitFor();
    const { sinceStart, sinceCode } = await page.evaluate(firstRows);
    figures.add('start: first 50 rows, from the page’s code', 'ms', sinceCode, 300 * factor);
    figures.add('start: first 50 rows, from the navigation', 'ms', sinceStart);
    figures.add(
      'start: every pass there, from the navigation',
      'ms',
      await page.evaluate(() => performance.now()),
    );
  }

  for (let time = 0; time < times; time += 1) {
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();
    await page.waitForURL('/');
    const link = page.getByRole('navigation').getByRole('link', { name: 'Log Book' }).first();
    const what = { event: 'click', selector: lastRow, text: '.' };
    figures.add('first 50 rows, from Home', 'ms', await timed(page, what, () => link.click()), 300 * factor);
  }

  const rowsAnew = async (name, what, act) => {
    const { first, last } = await timedToLast(page, what, act);
    figures.add(`${name}: first rows`, 'ms', first, 100 * factor);
    figures.add(`${name}: all ${rowsOnPage} rows`, 'ms', last, 100 * factor);
  };
  const head = (name) => page.locator('main thead').getByRole('button', { name, exact: true });
  for (let time = 0; time < times; time += 1) {
    const sort = { event: 'click', selector: 'main thead th[aria-sort=ascending]', text: '60 ft' };
    await rowsAnew('sort by 60 ft', sort, () => head('60 ft').click());
    const back = { event: 'click', selector: 'main thead th[aria-sort=descending]', text: 'Date' };
    await rowsAnew('sort by date', back, () => head('Date').click());
  }

  const search = page.getByLabel('Search passes');
  const fewer = `^(?!${passes}).* passes$`;
  for (let time = 0; time < times; time += 1) {
    const typed = { event: 'input', selector: counted, text: fewer };
    await rowsAnew('filter by a letter', typed, () => search.fill(`${time + 1}7`));
    const cleared = { event: 'click', selector: counted, text: `^${passes}$` };
    const clear = page.getByRole('button', { name: 'Clear', exact: true });
    await rowsAnew('all passes again', cleared, () => clear.click());
    const vehicle = { event: 'change', selector: counted, text: fewer };
    const choose = () => page.getByLabel('Vehicle', { exact: true }).selectOption({ index: 1 });
    await rowsAnew('filter by a vehicle', vehicle, choose);
    await timedToLast(page, cleared, () => clear.click());
  }

  // The shell scrolls the part between its bars, not the document.
  const toTop = () => page.locator('main').evaluate((main) => main.scrollTo(0, 0));
  await page.getByLabel('Passes on a page').selectOption('300');
  await page.locator('main tbody tr').nth(299).waitFor();
  for (let time = 0; time < times; time += 1) {
    await toTop();
    await settle(page);
    await page.evaluate(watchFrames);
    await browser.send('Input.synthesizeScrollGesture', {
      ...{ x: 640, y: 500, yDistance: -9_000, speed: 4_000, gestureSourceType: 'mouse' },
    });
    const frames = await page.evaluate(endFrames);
    figures.add('scroll 300 rows, p95 of the frames', 'ms', quantile(frames, 0.95), 33);
    figures.add('scroll 300 rows, longest frame', 'ms', Math.max(...frames), 100);
  }
  await toTop();
  await page.getByLabel('Passes on a page').selectOption(String(rowsOnPage));

  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  for (let time = 0; time < times; time += 1) {
    await page.getByRole('button', { name: 'Log a pass' }).first().click();
    const et = `9.${511 + time}`;
    const slip = { '60 ft': '1.562', '330 ft': '4.612', '1/8 ET': '7.148', '1/8 mph': '94.2', '1/4 ET': et };
    for (const [label, value] of Object.entries(slip))
      await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
    const saved = { event: 'click', selector: 'main tbody', text: et.replace('.', '\\.') };
    // Shortest time in which a racer types a slip: the car is learned and the weather comes.
    await page.waitForTimeout(typingMs);
    const save = () => dialog.getByRole('button', { name: 'Save pass' }).click({ delay: pressMs });
    figures.add('write a pass: shown', 'ms', await timed(page, saved, save), 50 * factor);
    await dialog.waitFor({ state: 'hidden' });
  }

  for (let time = 0; time < times; time += 1) {
    await settle(page);
    await browser.send('HeapProfiler.collectGarbage');
    const { usedSize } = await browser.send('Runtime.getHeapUsage');
    figures.add('JS heap after a collection', 'MB', usedSize / 1e6, 200);
  }
};
