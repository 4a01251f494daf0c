import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright/test';
import { typeSlip } from '../kit/screens';
import { expect, test } from '../kit/test';

/** How often the browser is killed. */
const kills = Number(process.env['HOLESHOT_KILLS'] ?? 2);
/** How often in one log book: a month has room for 500 passes. */
const killsOfOne = 250;

const program = process.env['HOLESHOT_CHROMIUM'] ?? '/usr/bin/chromium';
const args = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--window-size=1280,900'],
  ...['--remote-debugging-port=0', '--disable-background-networking', '--disable-component-update'],
];

/** Starts a browser on a profile as a group of processes of its own, so that a kill takes all of it at once. */
const start = async (profile: string): Promise<{ started: ChildProcess; browser: Browser; page: Page }> => {
  const started = spawn(program, [...args, `--user-data-dir=${profile}`, 'about:blank'], {
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
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  const page = context?.pages()[0] ?? (await context!.newPage());
  page.setDefaultTimeout(20_000);
  return { started, browser, page };
};

const kill = async ({ started, browser }: Awaited<ReturnType<typeof start>>): Promise<void> => {
  const ended = new Promise((resolve) => started.once('exit', resolve));
  process.kill(-(started.pid ?? 0), 'SIGKILL');
  await ended;
  await browser.close().catch(() => undefined);
};

/** A time of the last night at the track, as its field takes it. */
const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - (12 * 60 + minutes) * 60_000).toISOString().slice(0, 16);

for (let from = 0; from < kills; from += killsOfOne) {
  const times = Math.min(kills - from, killsOfOne);
  test(`a pass that was just saved survives the kill of the browser, ${from + 1} to ${from + times}`, async ({
    baseURL,
  }) => {
    test.setTimeout(60_000 + times * 30_000);
    const profile = await mkdtemp(path.join(tmpdir(), 'holeshot-killed-'));
    const saved: string[] = [];
    let running = await start(profile);
    try {
      for (let time = 0; time <= times; time += 1) {
        const { page } = running;
        await page.goto(`${baseURL}/logbook`);
        const passOf = (et: string) => page.getByRole('cell', { name: et, exact: true });
        for (const et of saved.slice(-20))
          await expect(passOf(et), `${et} after ${time} kills`).toBeVisible();
        if (time === times) break;
        const et = (11 + time / 1000).toFixed(3);
        await typeSlip(page, { '60 ft': '1.562', '1/4 ET': et, '1/4 MPH': '118.4' });
        await expect(page.getByText('Draft kept')).toBeHidden();
        // A minute after the one before: those of one minute would not all be on the first page.
        await page.getByLabel('Time of the slip').fill(minutesAgo(times - time));
        await page.getByRole('button', { name: 'Save pass' }).click();
        // The moment at which the racer sees that it is saved.
        await passOf(et).waitFor();
        saved.push(et);
        await kill(running);
        running = await start(profile);
      }
    } finally {
      await kill(running);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}
