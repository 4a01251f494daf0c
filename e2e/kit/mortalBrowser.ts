import { spawn, type ChildProcess } from 'node:child_process';
import { chromium, type Browser, type Page } from 'playwright/test';

const program = process.env['HOLESHOT_CHROMIUM'] ?? '/usr/bin/chromium';
const args = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--window-size=1280,900'],
  ...['--remote-debugging-port=0', '--disable-background-networking', '--disable-component-update'],
];

/** Browser that can be killed. */
export interface MortalBrowser {
  page: Page;
  /** Ends all its processes at once, as an empty battery does. */
  kill: () => Promise<void>;
}

/** Starts a browser on a profile in a process group of its own, so that a kill ends all of it at once. */
export const startMortal = async (profile: string): Promise<MortalBrowser> => {
  const started: ChildProcess = spawn(program, [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve) => {
    let said = '';
    started.stderr?.on('data', (part: Buffer) => {
      said += part.toString();
      const [, found] = /DevTools listening on (\S+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const browser: Browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  const page = context?.pages()[0] ?? (await context!.newPage());
  page.setDefaultTimeout(60_000);
  return {
    page,
    kill: async () => {
      const ended = new Promise((resolve) => started.once('exit', resolve));
      process.kill(-(started.pid ?? 0), 'SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
};
