import { addMachine } from './addMachine.mjs';
import { longestTask } from './longestTask.mjs';
import { otherThanNow, timed } from './timed.mjs';

const plan = '[aria-label="Your rounds one by one"]';
const odds = 'table[aria-label="Chance to win by dial"]';
const season = 'section[aria-label="Season"]';

/**
 * Measures the plan of a day, the dial that wins most and the season report, for a signed-in racer whose car has a long
 * history: from the racer's input to the paint, and the longest delay of an input.
 */
export const measureRaceDay = async ({ page, times, figures }) => {
  const browser = await page.context().newCDPSession(page);
  const add = async (name, what, act) => {
    const { value, longest } = await longestTask(browser, () => timed(page, what, act));
    figures.add(`${name}: painted`, 'ms', value, 100);
    figures.add(`${name}: longest wait of an input`, 'ms', longest, 50);
  };
  await page.goto('/predictions');
  await page.getByText(/^80 % of passes between/).waitFor();
  await page.getByText(/^Working out the tune/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Show as a table' }).click();
  const hours = page.getByRole('region', { name: 'The next hours one by one' });
  const [clock, half] = (await hours.getByRole('rowheader').first().textContent()).split(' ');
  const [hour] = clock.split(':');
  await page.getByRole('button', { name: 'Hide the table' }).click();
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let time = 0; time < times; time += 1) {
    await addMachine(page, figures);
    const first = `${hour}:${String(30 + time).padStart(2, '0')} ${half}`;
    const typed = { event: 'input', selector: plan, text: `${first}\\d+\\.\\d{3}` };
    const field = page.getByLabel('Times of your rounds');
    await add('plan of eight rounds', typed, () => field.fill(`${first} every 20`));
    const chosen = { event: 'click', selector: odds, text: await otherThanNow(page, odds) };
    const dial = page.getByRole('radiogroup', { name: /^Dial/ }).getByRole('radio').first();
    await add('chances to win by dial', chosen, () => dial.click());
  }
  await page.goto('/logbook');
  await page
    .getByRole('status')
    .filter({ hasText: / passes$/ })
    .waitFor();
  for (let time = 0; time < times; time += 1) {
    const button = page.getByRole('main').getByRole('button', { name: 'Season', exact: true });
    const opened = { event: 'click', selector: season, text: 'Consistency' };
    await add('season report', opened, () => button.click());
    await button.click();
    await page.locator(season).waitFor({ state: 'detached' });
  }
};
