// npm run bench [-- --large] [--sizes 10000,30000] [--times 5] [--url URL]: what the log book costs in Chromium on a
// processor that is throttled four times, at 10,000 and 30,000 passes (100,000 with --large), how a prediction for a car
// with 1,000 passes follows a new observation there, and what an import of 10,000 rows costs unthrottled; 0 leaves a
// part out. It builds and starts a stack of its own unless one is named.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { giveLogBook, makeRacer } from './bench/benchRacer.mjs';
import { createFigures } from './bench/figures.mjs';
import { measureImport } from './bench/measureImport.mjs';
import { measureLogBook } from './bench/measureLogBook.mjs';
import { measurePrediction } from './bench/measurePrediction.mjs';
import { chromiumOrExit, stackAt } from './stack/ownStack.mjs';

const { values: asked } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '10000,30000' },
    times: { type: 'string', default: '5' },
    url: { type: 'string' },
    prediction: { type: 'string', default: '1000' },
    import: { type: 'string', default: '10000' },
  },
});
const sizes = asked.sizes.split(',').map(Number).filter(Boolean);
if (asked.large) sizes.push(100_000);
const times = Number(asked.times);
const importRows = Number(asked.import);
const history = Number(asked.prediction);

const executablePath = chromiumOrExit();
const stack = await stackAt(asked.url, { site: '.stack/bench-site', basePort: 6600 });
const { url } = stack;

/** Does some work with a new device on which a new racer is signed in. */
const withDevice = async (work) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'holeshot-bench-'));
  const device = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: ['--no-sandbox'],
    baseURL: url,
    viewport: { width: 1280, height: 900 },
  });
  device.setDefaultTimeout(120_000);
  const [page] = device.pages();
  try {
    const racer = await makeRacer(url);
    await page.goto('/signin');
    await page.getByLabel('Email').fill(racer.email);
    await page.getByLabel('Password', { exact: true }).fill(racer.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: /^Profile of/ }).waitFor();
    await page.getByText('All sent').waitFor();
    await work(page, racer);
  } finally {
    await device.close();
    await rm(folder, { recursive: true, force: true });
  }
};

try {
  for (const [index, size] of sizes.entries())
    await withDevice(async (page, { uid }) => {
      // An app that is open would take the newest of these months for all that it has to ask for.
      await page.goto('about:blank');
      const months = await giveLogBook(url, uid, size);
      const figures = createFigures();
      await measureLogBook({ page, size, months, times, figures, factor: index === 0 ? 1 : 2 });
      figures.print(
        `${size.toLocaleString('en-US')} passes in ${months} months, processor throttled 4 times`,
      );
    });
  if (history > 0)
    await withDevice(async (page, { uid }) => {
      await page.goto('about:blank');
      await giveLogBook(url, uid, history, 1);
      const figures = createFigures();
      await measurePrediction({ page, times: 2 * times, figures });
      figures.print(
        `A prediction from ${history.toLocaleString('en-US')} passes, processor throttled 4 times`,
      );
    });
  if (importRows > 0) {
    const figures = createFigures();
    for (let time = 0; time < times; time += 1)
      await withDevice((page, { uid }) =>
        measureImport({ page, url, uid, rows: importRows, figures, cancelled: time === times - 1 }),
      );
    figures.print(`Import of a table of ${importRows.toLocaleString('en-US')} rows, processor not throttled`);
  }
} finally {
  await stack.stop();
}
