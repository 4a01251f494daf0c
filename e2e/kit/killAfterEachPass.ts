import { expect, type Locator, type Page } from 'playwright/test';
import { startMortal, type MortalBrowser } from './mortalBrowser';
import { typeSlip } from './screens';

/** How often the browser is killed. */
const kills = Number(process.env['HOLESHOT_KILLS'] ?? 2);
/** How often in one log book: the SDK sends what waits the more slowly the more of it is for one month. */
const killsOfOne = 50;

/** The log books that the kills are spread over: the first kill of each, and how many there are. */
export const killedBooks = Array.from({ length: Math.ceil(kills / killsOfOne) }, (_, book) => ({
  first: book * killsOfOne + 1,
  times: Math.min(kills - book * killsOfOne, killsOfOne),
}));

/** A time of the last night at the track, as the field for it takes it. */
const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - (12 * 60 + minutes) * 60_000).toISOString().slice(0, 16);

/**
 * Logs a pass on a profile that has a car and a track, kills the browser the moment the racer sees it saved, and looks
 * after the next start whether it is there; again and again.
 * @param begin what comes before each start of the page, the last one included
 * @param save presses what saves the pass
 * @param end what is expected of the browser that is left, and of all ETs that were saved
 */
export const killAfterEachPass = async ({
  baseURL,
  profile,
  times,
  begin = () => Promise.resolve(),
  save,
  end = () => Promise.resolve(),
}: {
  baseURL: string | undefined;
  profile: string;
  times: number;
  begin?: (page: Page, time: number) => Promise<void>;
  save: (dialog: Locator) => Promise<void>;
  end?: (page: Page, saved: readonly string[]) => Promise<void>;
}): Promise<void> => {
  const saved: string[] = [];
  let running: MortalBrowser = await startMortal(profile);
  try {
    for (let time = 0; time <= times; time += 1) {
      const { page } = running;
      await begin(page, time);
      await page.goto(`${baseURL}/logbook`);
      const passOf = (et: string) => page.getByRole('cell', { name: et, exact: true });
      for (const et of saved.slice(-20)) await expect(passOf(et), `${et} after ${time} kills`).toBeVisible();
      if (time === times) break;
      const et = (11 + (time + 1) / 1000).toFixed(3);
      await typeSlip(page, { '60 ft': '1.562', '1/4 ET': et, '1/4 mph': '118.4' });
      await expect(page.getByText('Unsaved draft')).toBeHidden();
      const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
      // A minute after the one before: those of one minute would not all be on the first page.
      await dialog.getByLabel('Time of the slip').fill(minutesAgo(times - time));
      await save(dialog);
      // The moment at which the racer sees that it is saved.
      await page.getByText(`Pass saved: ${et}.`).waitFor();
      saved.push(et);
      await running.kill();
      running = await startMortal(profile);
    }
    await end(running.page, saved);
  } finally {
    await running.kill();
  }
};
