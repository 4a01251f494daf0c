import { readFile } from 'node:fs/promises';
import { createTable } from './createTable.mjs';
import { compareReading } from './compareReading.mjs';
import { servePhotos } from './servePhotos.mjs';
import { longestTask } from '../longestTask.mjs';

/** Each so many-th reading is traced, which slows it down. */
const traced = 10;

/** Returns the processes that show pages. */
const renderers = async (browser) => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
};

/** Returns the memory of a process that it shares with no other, in megabytes; Linux tells it. */
const memoryOf = async (pid) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

const peakDuring = async (pid, work) => {
  let peak = 0;
  const look = setInterval(() => void memoryOf(pid).then((now) => (peak = Math.max(peak, now))), 25);
  try {
    return { value: await work(), peak };
  } finally {
    clearInterval(look);
  }
};

/**
 * Draws photos of slips and reads them as the app does, in a browser that is not slowed down; prints what became of
 * their values.
 * @param {number} what.count photos
 * @param {number} what.from first seed
 * @param {boolean} [what.isTold] whether each slip is printed that has a value wrong, far or absent
 */
export const measurePhotos = async ({ browser, count, from, isTold = false }) => {
  const server = await servePhotos();
  const table = createTable();
  try {
    // Two sites have two processes, so that drawing takes no memory of the reading.
    const readPage = await browser.newPage();
    await readPage.goto(`http://localhost:${server.port}/read`);
    const [pid] = await renderers(browser);
    const drawPage = await (await browser.newContext()).newPage();
    await drawPage.goto(`http://127.0.0.1:${server.port}/draw`);
    const session = await readPage.context().newCDPSession(readPage);
    for (let seed = from; seed < from + count; seed += 1) {
      const slip = await drawPage.evaluate((each) => globalThis.drawPhoto(each), seed);
      const read = () => readPage.evaluate(() => globalThis.readPhoto());
      const before = await memoryOf(pid);
      const { value, peak } = await peakDuring(pid, () =>
        seed % traced === 0 ? longestTask(session, read) : read().then((each) => ({ value: each })),
      );
      const outcomes = compareReading(slip, value.value);
      table.add(slip, outcomes, { ms: value.value.ms, peak: peak - before, longest: value.longest });
      const bad = outcomes.filter(({ outcome }) => !['right', 'close'].includes(outcome));
      const share = `${outcomes.length - bad.length} of ${outcomes.length}`;
      console.log(
        `${seed} ${slip.layout}, ${slip.about.font}: ${share}, ${Math.round(value.value.ms)} ms, ${Math.round(peak - before)} MB`,
      );
      if (isTold && bad.length > 0)
        console.log(
          `${bad.map(({ outcome, lane, field, truth, read: found }) => `${outcome} ${lane} ${field} ${truth}: ${found}`).join('; ')}\n${value.value.text}`,
        );
    }
  } finally {
    server.stop();
  }
  table.print();
};
