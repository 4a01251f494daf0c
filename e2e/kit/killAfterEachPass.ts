import { expect, type Locator, type Page } from 'playwright/test';
import { startMortal, type MortalBrowser } from './mortalBrowser';
import { typeSlip, unfoldEvent } from './screens';

/** Number of kills. */
const kills = Number(process.env['HOLESHOT_KILLS'] ?? 2);
/** Number of kills in one log book: the SDK slows down with the writes that wait for one month. */
const killsOfOne = 50;

/** Log books of the kills: the first kill of each, and their number. */
export const killedBooks = Array.from({ length: Math.ceil(kills / killsOfOne) }, (_, book) => ({
  first: book * killsOfOne + 1,
  times: Math.min(kills - book * killsOfOne, killsOfOne),
}));

/** Returns a time of last night at the track, in the format of its field. */
export const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - (12 * 60 + minutes) * 60_000).toISOString().slice(0, 16);

/**
 * Logs a pass, kills the browser when the page shows it as saved, and looks for the pass at the next start; again and
 * again.
 * @param begin runs before each start of the page, the last one included
 * @param save presses Save
 * @param end checks the last browser with the ETs of all saved passes
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
      // Passes of one minute would not all be on the first page.
      await unfoldEvent(dialog);
      await dialog.getByLabel('Time of the slip').fill(minutesAgo(times - time));
      await save(dialog);
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
