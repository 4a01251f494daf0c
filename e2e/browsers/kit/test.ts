import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { openNetwork, type Network } from '../driver/network';
import { openTab, type Tab } from '../driver/tab';
import { startFirefox } from '../driver/startFirefox';
import { startWebKit } from '../driver/startWebKit';
import type { StartedBrowser } from '../driver/startedBrowser';
import { makeCertificate } from './makeCertificate';
import { startDisplay } from './startDisplay';

/** Choices of a project of the configuration. */
export interface BrowserOptions {
  engine: 'webkit' | 'firefox';
}

/** A device of a racer: a profile with the browser that runs on it. */
export interface Device {
  tab: Tab;
  profile: string;
  /**
   * Ends the browser as an empty battery does, and starts it again on the same profile.
   * @param offline whether it starts without a network, where that changes meanwhile
   */
  restart: (offline?: boolean) => Promise<Tab>;
  newTab: () => Promise<Tab>;
  setOffline: (offline: boolean) => Promise<void>;
  /** Waits until something was printed. */
  printed: () => Promise<void>;
  answer: Network['answer'];
}

const baseURL = process.env['HOLESHOT_URL'] ?? 'http://127.0.0.1:5400';

/** Firestore's own look whether there is a network, at a slow answer; the tests have none of Google. */
const networkCheck = /google\.com\/images\/cleardot\.gif/;

/** Words of the browsers for connections that a test cuts. */
export const withoutNetwork =
  /Failed to load resource|NetworkError|Load failed|network connection was lost|Could not connect/;

/** Firestore takes leave of a stream that the server may have ended already. */
const farewell = /TYPE=terminate/;

/** Says whether a console complains of a load that its page has not waited for, as it was left. */
const isOfLeaving = (text: string): boolean =>
  [
    / due to access control checks/,
    /^CONSOLE \["Script Loader","Loading failed/,
    /^CONSOLE \["Service Worker Interception","Failed to load/,
    // The hash of an empty file.
    /The computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/,
  ].some((words) => words.test(text));

/** How long (ms) before and after the browser leaves a page its console may speak of that. */
const [beforeLeaving, afterLeaving] = [1_000, 2_000];

/** Firefox names the reason itself. */
const readsOfLeaving = /An IndexedDB transaction .* has been aborted due to page navigation/;

/** Both browsers count seconds, and a busy machine needs more of them. */
const usedLate = /preload.* not used within a few seconds/;

/** Playwright's test with WebKit or Firefox, whose consoles must stay silent but for declared faults. */
export const test = base.extend<
  {
    /** Declares what a console says of a fault that the test injects; any other error or warning fails it. */
    declareFault: (words: RegExp) => void;
    said: {
      add: (text: string) => void;
      declare: (words: RegExp) => void;
      onLeave: (isLeaving: boolean) => void;
    };
    /** WebKit as in iOS 16.4, which lacks what Safari got later. */
    older: boolean;
    /** WebKit with its page cache, which holds pages that were left; over HTTPS, where a page can refuse. */
    pageCache: boolean;
    device: Device;
    tab: Tab;
  },
  BrowserOptions & { display: string }
>({
  engine: ['webkit', { option: true, scope: 'worker' }],
  older: [false, { option: true }],
  pageCache: [false, { option: true }],
  display: [
    async ({ engine }, use) => {
      if (engine === 'firefox') return use('');
      const { display, stop } = await startDisplay();
      await use(display);
      stop();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  said: async ({}, use) => {
    const faults = [farewell, networkCheck, readsOfLeaving, usedLate];
    const said: { text: string; time: number }[] = [];
    const leaves: { from: number; to: number }[] = [];
    await use({
      add: (text) => said.push({ text, time: Date.now() }),
      declare: (words) => faults.push(words),
      onLeave: (isLeaving) => {
        const last = leaves.at(-1);
        if (!isLeaving) {
          if (last !== undefined) last.to = Date.now() + afterLeaving;
        } else if (last?.to !== Infinity) leaves.push({ from: Date.now() - beforeLeaving, to: Infinity });
      },
    });
    const isExcused = ({ text, time }: { text: string; time: number }) =>
      faults.some((words) => words.test(text)) ||
      (isOfLeaving(text) && leaves.some(({ from, to }) => from <= time && time <= to));
    const unexpected = said.filter((each) => !isExcused(each)).map(({ text }) => text);
    expect(unexpected, 'the console stays silent').toEqual([]);
  },
  declareFault: ({ said }, use) => use(said.declare),
  device: async ({ engine, older, pageCache, display, said }, use, testInfo) => {
    const profile = await mkdtemp(path.join(tmpdir(), `holeshot-${engine}-`));
    // WebKit alone heeds over HTTPS only that a page may not be held.
    const isSecure = engine === 'webkit' && pageCache;
    const network = await openNetwork(isSecure ? await makeCertificate(profile) : undefined);
    let offline = false;
    const options = { profile, proxy: network.port, onConsole: said.add, onLeave: said.onLeave };
    const start = async (): Promise<StartedBrowser> => {
      const started = await (engine === 'firefox'
        ? startFirefox({ ...options, offline })
        : startWebKit({ ...options, offline, display, older, pageCache }));
      await started.send('timeouts', { script: 60_000, pageLoad: 60_000, implicit: 0 });
      return started;
    };
    const origin = isSecure ? baseURL.replace(/^http:/, 'https:') : baseURL;
    let running = await start();
    const device: Device = {
      tab: await openTab(running, origin),
      profile,
      restart: async (now = offline) => {
        await running.kill();
        said.onLeave(false);
        offline = now;
        network.setOffline(now);
        running = await start();
        device.tab = await openTab(running, origin);
        return device.tab;
      },
      newTab: async () => {
        const { handle } = (await running.send('newWindow', { type: 'tab' })) as { handle: string };
        await running.send('switchTo', { handle });
        return openTab(running, origin);
      },
      setOffline: async (now) => {
        offline = now;
        network.setOffline(now);
        await running.tellOffline(now);
      },
      printed: () => running.printed(),
      answer: network.answer,
    };
    await use(device);
    if (testInfo.status !== testInfo.expectedStatus) {
      const file = testInfo.outputPath('screen.png');
      await running.screenshot(file).catch(() => undefined);
      const shown = await device.tab.run(() => `${location.href}\n${document.body.innerText}`).catch(String);
      await writeFile(testInfo.outputPath('screen.txt'), shown);
    }
    await running.kill();
    await network.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  },
  tab: ({ device }, use) => use(device.tab),
});

export { expect };
