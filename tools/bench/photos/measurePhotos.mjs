import { readFile } from 'node:fs/promises';
import { createTable } from './createTable.mjs';
import { compareReading, outcomes } from './compareReading.mjs';
import { servePhotos } from './servePhotos.mjs';
import { longestTask } from '../longestTask.mjs';

/** Interval of traced readings, which are slower. */
const traced = 10;

/** Returns the processes that show pages. */
const renderers = async (browser) => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
};

/** Returns the memory (MB) that processes share with no other; Linux tells it. */
const memoryOf = async (pids) => {
  const all = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')));
  return all.reduce((sum, status) => sum + Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024, 0);
};

/** Works, and returns by how much the memory of all pages rose meanwhile. */
const peakDuring = async (browser, work) => {
  const pids = await renderers(browser);
  const before = await memoryOf(pids);
  let peak = before;
  const look = setInterval(() => void memoryOf(pids).then((now) => (peak = Math.max(peak, now))), 25);
  try {
    return { value: await work(), peak: peak - before };
  } finally {
    clearInterval(look);
  }
};

/**
 * Draws photos of slips and reads them as the app does, at full speed; prints the outcomes.
 * @param {number} what.count photos
 * @param {number} what.from first seed
 * @param {boolean} [what.isTold] prints each slip with a wrong, far or absent value
 */
export const measurePhotos = async ({ browser, count, from, isTold = false }) => {
  const server = await servePhotos();
  const table = createTable();
  try {
    // Two sites have two processes, so that the memory of the reading stands out.
    const readPage = await browser.newPage();
    await readPage.goto(`http://localhost:${server.port}/read`);
    const drawPage = await (await browser.newContext()).newPage();
    await drawPage.goto(`http://127.0.0.1:${server.port}/draw`);
    const session = await readPage.context().newCDPSession(readPage);
    for (let seed = from; seed < from + count; seed += 1) {
      const slip = await drawPage.evaluate((each) => globalThis.drawPhoto(each), seed);
      const read = () => readPage.evaluate(() => globalThis.readPhoto());
      const { value, peak } = await peakDuring(browser, () =>
        seed % traced === 0 ? longestTask(session, read) : read().then((each) => ({ value: each })),
      );
      const found = compareReading(slip, value.value);
      table.add(slip, found, { ms: value.value.ms, peak, longest: value.longest });
      const bad = found.filter(({ outcome }) => !['right', 'close'].includes(outcome));
      const counts = outcomes.map((each) => found.filter(({ outcome }) => outcome === each).length);
      console.log(
        `${seed} ${slip.layout}, ${slip.about.font}: ${counts.join(' ')}, ${Math.round(value.value.ms)} ms, ${Math.round(peak)} MB`,
      );
      if (isTold && bad.length > 0)
        console.log(
          `${bad.map(({ outcome, lane, field, truth, read: got }) => `${outcome} ${lane} ${field} ${truth}: ${got}`).join('; ')}\n${value.value.text}`,
        );
    }
  } finally {
    server.stop();
  }
  table.print();
};
