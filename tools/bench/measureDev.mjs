import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { devPort } from '../env/devPort.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** Copies of the remotes with changeable words and disposable caches. */
const bench = path.join(root, '.stack/bench-dev');

// A stopping server may still write its cache.
const clear = () => rm(bench, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

const copyOf = async (folder) => {
  const copy = path.join(bench, folder);
  await clear();
  await mkdir(bench, { recursive: true });
  const isSource = (file) => !/\/(dist|node_modules)$/.test(file);
  await cp(path.join(root, folder), copy, { recursive: true, filter: isSource });
  await symlink(path.join(root, 'tools'), path.join(bench, 'tools'));
  await symlink(path.join(root, folder, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
};

/** Runs a remote alone until its first paint with words; `work` receives the page, and all ends with it. */
const runAlone = async (copy, browser, work) => {
  const url = `http://127.0.0.1:${devPort(path.basename(copy))}/`;
  const from = Date.now();
  const server = spawn('npm', ['run', 'dev'], { cwd: copy, stdio: 'ignore', detached: true });
  const page = await browser.newPage();
  try {
    const open = () =>
      page.goto(url).catch(async () => {
        await page.waitForTimeout(50);
        return open();
      });
    await open();
    await page.locator('h1, h2, button').first().waitFor();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const painted = await page.evaluate(
      () => performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0].startTime,
    );
    await work({ page, took: painted - from });
  } finally {
    await page.close();
    process.kill(-server.pid, 'SIGTERM');
    // Its processes end after it.
    while (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      await setTimeout(100);
  }
};

/** Returns the page of a copy with this title, and its text. */
const drawnBy = async (copy, words) => {
  const files = await readdir(path.join(copy, 'src'), { recursive: true });
  for (const file of files.filter((each) => each.endsWith('Page.tsx'))) {
    const name = path.join(copy, 'src', file);
    const text = await readFile(name, 'utf8');
    if (text.includes(`title="${words}"`)) return { name, text };
  }
  throw new Error(`No page of ${copy} has the title ${words}.`);
};

/**
 * Measures a team's wait for its remote alone (`npm run dev`): from the command to the first paint, without and with
 * a cache, and from a saved file to the page that shows it.
 * @param {{ folder: string, browser: import('playwright').Browser, times: number, figures: object }} options
 */
export const measureDev = async ({ folder, browser, times, figures }) => {
  const copy = await copyOf(folder);
  await runAlone(copy, browser, ({ took }) =>
    figures.add(`${folder}: first paint without a cache`, 's', took / 1000, 15),
  );
  for (let time = 0; time < times; time += 1)
    await runAlone(copy, browser, ({ took }) =>
      figures.add(`${folder}: first paint with its cache`, 's', took / 1000, 5),
    );
  await runAlone(copy, browser, async ({ page }) => {
    const title = page.locator('h1');
    // A remote with widgets only has no title.
    const hasTitle = await title.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (!hasTitle) return;
    const words = await title.textContent();
    const { name, text } = await drawnBy(copy, words);
    // A reloaded page would have lost it.
    await page.evaluate(() => (window.isKept = true));
    for (let time = 0; time < times; time += 1) {
      const changed = `${words} ${time}`;
      const from = Date.now();
      await writeFile(name, text.replaceAll(`title="${words}"`, `title="${changed}"`));
      await title.getByText(changed).waitFor();
      figures.add(`${folder}: a saved file is shown`, 's', (Date.now() - from) / 1000, 1);
    }
    if (!(await page.evaluate(() => window.isKept))) throw new Error(`${folder} was loaded anew.`);
  });
  await clear();
};
