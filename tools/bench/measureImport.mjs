import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { giveGarage, storedPasses } from './benchRacer.mjs';
import { endFrames, watchFrames } from './pageProbe.mjs';

/** Writes a file with passes of ten years, eight a race day, as another program does; returns its path. */
const writeTable = async (rows) => {
  const heads = "Date,Time,Lane,Dial,R/T,60',330',1/8,MPH,1000',1/4,MPH 2,Temp F,Humidity,Baro,Notes";
  const lines = Array.from({ length: rows }, (_, index) => {
    const day = new Date(Date.UTC(2015, 3, 1) + Math.floor(index / 8) * 3 * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const et = 11 + (index % 97) / 200;
    const share = (part) => (et * part).toFixed(3);
    const times = [
      share(0.14),
      share(0.41),
      share(0.636),
      94.2,
      share(0.83),
      share(1),
      (1335 / et).toFixed(2),
    ];
    return `${day},${9 + (index % 8)}:${10 + (index % 50)},L,11.20,0.0${10 + (index % 80)},${times.join(',')},87,54,29.10,pass ${index}`;
  });
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'holeshot-import-')), 'season.csv');
  await writeFile(file, [heads, ...lines].join('\n'));
  return file;
};

/** Starts to watch for a button or heading of the dialog; returns when it came, by the page's clock. */
const untilThere = (page, text) =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const fits = new RegExp(wanted);
        const look = () => {
          const found = [...document.querySelectorAll('[role=dialog] :is(button, h3)')];
          if (!found.some(({ textContent }) => fits.test(textContent))) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now()));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );

const now = (page) => page.evaluate(() => performance.now());

/**
 * Measures the import of a table by a racer who is signed in on a page and has no passes.
 * @param {boolean} what.canceled a second table is imported first and canceled half-way
 */
export const measureImport = async ({ page, url, uid, rows, figures, canceled }) => {
  await giveGarage(url, uid, [`bench-${uid.slice(0, 6)}-1`]);
  // The rows are of the racer's car, which the device must know.
  await page.goto('/vehicles');
  await page.getByText('Car 1').first().waitFor();
  await page.goto('/logbook');
  const dialog = page.getByRole('dialog', { name: 'Import' });
  // A racer's choice names the file; bytes from the driver would count.
  const file = await writeTable(rows);
  const open = async () => {
    await page.getByRole('button', { name: 'Import' }).click();
    await dialog.getByLabel('File to import').waitFor({ state: 'attached' });
  };
  /** Measures from a press, or the choice of the file, until the next step of the dialog. */
  const step = async (act, text) => {
    const there = untilThere(page, text);
    const from = await now(page);
    await act();
    return (await there) - from;
  };
  const choose = () => step(() => dialog.getByLabel('File to import').setInputFiles(file), '^Read ');
  const read = () =>
    step(() => dialog.getByRole('button', { name: /^Read / }).click(), '^Import [\\d,]+ rows');
  const store = (until) =>
    step(() => dialog.getByRole('button', { name: /^Import [\d,]+ rows/ }).click(), until);

  await open();
  if (canceled) {
    await choose();
    await read();
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await dialog.getByRole('button', { name: /^Import [\d,]+ rows/ }).click();
    await dialog.getByRole('progressbar', { name: /^Storing/ }).waitFor();
    const from = await now(page);
    await cancel.click();
    await dialog.getByText('Canceled. Nothing from the file was saved.').waitFor();
    figures.add('Cancel while storing: answered', 'ms', (await now(page)) - from);
    // The message above has a button to close it.
    await dialog.getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' }).click();
    await page.getByText('All sent').waitFor();
    figures.add('Cancel while storing: passes left on the server', '', await storedPasses(url, uid), 0);
    await open();
  }
  await page.evaluate(watchFrames);
  const parts = [await choose(), await read(), await store(' added$')];
  const frames = await page.evaluate(endFrames);
  const [opening, reading, storing] = parts;
  figures.add('file opened, columns proposed', 'ms', opening);
  figures.add('rows read and compared', 'ms', reading);
  figures.add('rows stored', 'ms', storing);
  figures.add('whole import', 'ms', opening + reading + storing, 2_000);
  figures.add('longest time without a frame', 'ms', Math.max(...frames));
  const from = await now(page);
  // The emulator takes a second for the rules of a month.
  await page.getByText('All sent').waitFor({ timeout: 600_000 });
  figures.add('until the server has all of it', 'ms', (await now(page)) - from);
  figures.add('passes that the server lacks', '', rows - (await storedPasses(url, uid)), 0);
  await rm(path.dirname(file), { recursive: true });
};
