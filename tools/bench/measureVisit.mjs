import { noteVitals, readVitals } from './visitProbe.mjs';
import { slowPage } from './throttled.mjs';
import { unwatched } from './unwatched.mjs';

const quiet = 1_500;
const longest = 40_000;
const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/** Notes the requests of a page by the network's clock, in milliseconds after the first. */
const noteRequests = (session, origin) => {
  const rows = new Map();
  let first;
  let open = 0;
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    first ??= timestamp;
    const isSite = request.url.startsWith(origin);
    if (isSite) open += 1;
    rows.set(requestId, {
      ...{ url: request.url, type, isSite, bytes: 0, from: (timestamp - first) * 1000 },
      pieces: [],
    });
  });
  // A stream of data has no end while the page is open.
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    const row = rows.get(requestId);
    if (row === undefined) return;
    row.bytes += encodedDataLength;
    row.pieces.push({ at: (timestamp - first) * 1000, bytes: encodedDataLength });
  });
  const end = ({ requestId, timestamp, encodedDataLength }) => {
    const row = rows.get(requestId);
    if (row === undefined || row.until !== undefined) return;
    Object.assign(row, { until: (timestamp - first) * 1000, bytes: encodedDataLength ?? row.bytes });
    if (!row.isSite) return;
    open -= 1;
    last = Date.now();
  };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    Object.assign(rows.get(requestId) ?? {}, { byWorker: response.fromServiceWorker });
  });
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  return { rows: () => [...rows.values()], isQuiet: () => open <= 0 && Date.now() - last > quiet };
};

/** Waits until the page requests nothing more from its site and has no long task. */
const settle = async (session, requests, hasContent) => {
  const until = Date.now() + longest;
  const expression = `(${readVitals})()`;
  await pause(2_000);
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    const vitals = result.value;
    const rests = vitals.now - vitals.busyUntil > quiet && (vitals.content !== undefined || !hasContent);
    if ((rests && requests.isQuiet()) || Date.now() > until) return vitals;
    await pause(250);
  }
};

const sum = (rows) => rows.reduce((bytes, row) => bytes + row.bytes, 0);

/** Sums up the bytes of requests that had arrived by a moment, including parts of unfinished ones. */
const sumBy = (rows, at) =>
  rows.reduce(
    (bytes, row) => bytes + (row.until <= at ? row.bytes : sum(row.pieces.filter((piece) => piece.at <= at))),
    0,
  );

/** Returns the 95th percentile. */
const p95 = (values) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;

/**
 * Opens a page of a site as a medium phone does, waits until it rests and returns its costs.
 * @param {object} visit
 * @param {import('playwright').BrowserContext} visit.device of a signed-in racer
 * @param {string} visit.origin the site
 * @param {boolean} [visit.isOffline]
 * @param {boolean} [visit.hasContent] whether a remote draws a heading of its own, which is waited for
 * @param {(page: import('playwright').Page) => Promise<void>} [visit.interact] presses and keys, once the page rests
 * @param {(page: import('playwright').Page) => Promise<void>} [visit.after] runs, unthrottled, before the page closes
 * @returns milliseconds, bytes and a heap in bytes; `rows` are its requests
 */
export const measureVisit = async ({
  device,
  origin,
  path,
  workers,
  isOffline = false,
  hasContent = true,
  interact,
  after,
}) => {
  const page = await device.newPage();
  const session = await device.newCDPSession(page);
  try {
    await session.send('Network.enable');
    await page.addInitScript(noteVitals);
    const requests = noteRequests(session, origin);
    if (isOffline) await device.setOffline(true);
    else await workers.slow(true);
    workers.takeBytes();
    if (isOffline) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    else await slowPage(session, true);
    const giveBack = await unwatched(page);
    const { errorText } = await session.send('Page.navigate', { url: `${origin}${path}` });
    if (errorText) throw new Error(`${origin}${path} was not opened: ${errorText}`);
    const vitals = await settle(session, requests, hasContent);
    await giveBack();
    const rows = requests.rows();
    const workerBytes = workers.takeBytes();
    let inp;
    if (interact) {
      await interact(page);
      await pause(300);
      const { interactions } = await page.evaluate(readVitals);
      inp = p95(Object.values(interactions));
    }
    // Otherwise the next visit finds this one's compiled code in the memory of a shared process, and is no cold one.
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    await slowPage(session, false);
    await workers.slow(false);
    await after?.(page);

    const site = rows.filter(({ isSite, byWorker }) => isSite && byWorker !== true);
    const scripts = site.filter(({ type }) => type === 'Script');
    const firebase = rows.find(({ url }) => /\/firebase\.[^/]+$/.test(url));
    return {
      shift: vitals.shift,
      ...{ shown: vitals.shown, lcp: vitals.lcp, content: vitals.content, blocked: vitals.blocked, inp },
      ...{ heap: usedSize, scriptsBefore: sumBy(scripts, vitals.shown), before: sumBy(site, vitals.shown) },
      scripts: sum(scripts),
      ...{ total: sum(site), worker: workerBytes, data: sum(rows.filter(({ isSite }) => !isSite)) },
      ...{
        requests: rows.filter(({ isSite }) => isSite).length,
        firebase: firebase?.from - vitals.shown,
        rows,
      },
    };
  } finally {
    await page.close();
    if (isOffline) await device.setOffline(false);
  }
};
