import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { giveLogBook, makeRacer } from './bench/benchRacer.mjs';
import { createComposeTable } from './bench/composeTable.mjs';
import { createFigures } from './bench/figures.mjs';
import { measureCompose } from './bench/measureCompose.mjs';
import { measureDev } from './bench/measureDev.mjs';
import { measureFirstVisits } from './bench/measureFirstVisits.mjs';
import { measureImport } from './bench/measureImport.mjs';
import { measureLogBook } from './bench/measureLogBook.mjs';
import { measurePrediction } from './bench/measurePrediction.mjs';
import { measureRaceDay } from './bench/measureRaceDay.mjs';
import { measurePhotos } from './bench/photos/measurePhotos.mjs';
import { signIn } from './bench/signIn.mjs';
import { readArguments } from './readArguments.mjs';
import { chromiumOrExit, stackAt } from './stack/ownStack.mjs';
import { run } from './stages/run.mjs';
import { remoteFolders } from './env/remoteFolders.mjs';

const { values: asked } = readArguments({
  command: 'npm run bench',
  about:
    'Measures the app as on a phone of the middle, beside its targets. Builds and starts a stack unless one is named.',
  options: {
    only: {
      takes: 'PARTS',
      list: ['visitor', 'compose', 'logbook', 'prediction', 'raceday', 'import', 'photos', 'dev'],
      about: 'Measures these parts, with commas between.',
    },
    rounds: {
      takes: 'N',
      default: 11,
      about: 'Rounds of the composed app beside the same source as one build.',
    },
    beside: { takes: 'FOLDER', about: 'A site built earlier, which a visitor opens in turn with this one.' },
    passes: { takes: 'N', default: 10_000, about: 'Passes in the log book of that comparison.' },
    sizes: {
      takes: 'SIZES',
      default: '10000,30000',
      about: 'Passes in the log books, 4x throttled; 0 leaves them out.',
    },
    large: { about: 'Adds a log book of 100,000 passes.' },
    prediction: {
      takes: 'N',
      default: 1000,
      about: 'Passes of the car that a prediction, and a race day, is made for; 0 leaves it out.',
    },
    import: { takes: 'N', default: 10_000, about: 'Rows of the imported table; 0 leaves it out.' },
    photos: { takes: 'N', default: 200, about: 'Photos of slips that are drawn and read; 0 leaves it out.' },
    seed: {
      takes: 'N',
      default: 1,
      about: 'Seed of the first photo; tune on others than the reported ones.',
    },
    told: { about: 'Prints the text of each photo with a value that is absent, far or wrong.' },
    times: { takes: 'N', default: 5, about: 'How often each figure is measured.' },
    url: { takes: 'URL', about: 'The app of a running stack, which serves dist/hosting.' },
  },
});
const root = path.resolve(import.meta.dirname, '..');
const parts = asked.only;
const sizes = asked.sizes.split(',').map(Number).filter(Boolean);
if (asked.large) sizes.push(100_000);
const { times, import: importRows, prediction: history } = asked;

const executablePath = chromiumOrExit();
const site = '.stack/bench-site';
const composed = asked.url === undefined ? site : 'dist/hosting';
const needsStack = parts.some((part) => !['photos', 'dev'].includes(part));
const stack = needsStack ? await stackAt(asked.url, { site, basePort: 6600 }) : undefined;
const url = stack?.url ?? '';

/** Runs some work on a new device with a new racer signed in. */
const withDevice = async (work, viewport = { width: 1280, height: 900 }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'holeshot-bench-'));
  const device = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: ['--no-sandbox'],
    baseURL: url,
    viewport,
  });
  device.setDefaultTimeout(120_000);
  const [page] = device.pages();
  try {
    const racer = await makeRacer(url);
    await signIn(page, racer);
    await work(page, racer);
  } finally {
    await device.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Measures the composed app beside the same source as one build. */
const compose = async () => {
  if ((await run(['node', 'tools/build.mjs', '--monolith'], { cwd: root })) !== 0) process.exit(1);
  const table = createComposeTable();
  const folders = { composed, monolith: 'dist/monolith' };
  const work = async (page, racer) => {
    await page.goto('about:blank');
    const device = page.context();
    const { rounds, passes } = asked;
    await measureCompose({ device, url, racer, folders, rounds, passes, ...table });
  };
  await withDevice(work, { width: 412, height: 823 });
  table.print();
};

/** Measures the public pages for a visitor who was never here. */
const firstVisits = async () => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const figures = createFigures();
  const folders = {
    'this app': composed,
    ...(asked.beside !== undefined && { 'the site beside': asked.beside }),
  };
  await measureFirstVisits({ browser, url, folders, rounds: times, figures }).finally(() => browser.close());
  figures.print('A first visit, processor throttled 4 times, 1.6 Mbps, 150 ms');
};

const logBooks = async () => {
  for (const [index, size] of sizes.entries())
    await withDevice(async (page, { uid }) => {
      // An open app would take the newest of these months for all of them.
      await page.goto('about:blank');
      const months = await giveLogBook(url, uid, size);
      const figures = createFigures();
      await measureLogBook({ page, size, months, times, figures, factor: index === 0 ? 1 : 2 });
      figures.print(
        `${size.toLocaleString('en-US')} passes in ${months} months, processor throttled 4 times`,
      );
    });
};

/** Measures on the device of a racer whose one car has a long history. */
const withHistory = async (title, measure) => {
  if (history === 0) return;
  await withDevice(async (page, { uid }) => {
    await page.goto('about:blank');
    await giveLogBook(url, uid, history, 1);
    const figures = createFigures();
    await measure({ page, figures });
    figures.print(`${title} from ${history.toLocaleString('en-US')} passes, processor throttled 4 times`);
  });
};

const predictions = () =>
  withHistory('A prediction', (what) => measurePrediction({ ...what, times: 2 * times }));

const raceDays = () => withHistory('A race day', (what) => measureRaceDay({ ...what, times }));

const imports = async () => {
  if (importRows === 0) return;
  const figures = createFigures();
  for (let time = 0; time < times; time += 1)
    await withDevice((page, { uid }) =>
      measureImport({ page, url, uid, rows: importRows, figures, canceled: time === times - 1 }),
    );
  figures.print(`Import of a table of ${importRows.toLocaleString('en-US')} rows, processor not throttled`);
};

/** Measures each remote alone, as its team works on it. */
const alone = async () => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const figures = createFigures();
  for (const folder of remoteFolders) await measureDev({ folder, browser, times, figures });
  await browser.close();
  figures.print('A remote alone, npm run dev');
};

/** Reads photos of slips, as the app does. */
const photos = async () => {
  if (asked.photos === 0) return;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const { photos: count, seed: from, told: isTold } = asked;
  await measurePhotos({ browser, count, from, isTold }).finally(() => browser.close());
};

try {
  if (parts.includes('visitor')) await firstVisits();
  if (parts.includes('compose')) await compose();
  if (parts.includes('logbook')) await logBooks();
  if (parts.includes('prediction')) await predictions();
  if (parts.includes('raceday')) await raceDays();
  if (parts.includes('import')) await imports();
  if (parts.includes('photos')) await photos();
  if (parts.includes('dev')) await alone();
} finally {
  await stack?.stop();
}
