import type { Page } from 'playwright/test';
import { expectAccessible } from '../kit/accessibility';
import { signInSomeone } from '../kit/racer';
import { addLocation, addVehicle } from '../kit/screens';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 360, height: 740 } });

const slipOfBoth = `       LEFT   RIGHT
CAR      77    1234
DIAL    9.90  11.22
R/T     .041   .018
60'    1.498  1.707
330'   4.094  4.664
1/8    6.312  7.190
MPH   110.45  97.00
1/4    9.861 11.231
MPH   137.51 120.77
        LOSS    WIN`;

const typed = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('a race day on a phone: a round typed on the keypad, kept through a reload, won, and the next one offered', async ({
  page,
}) => {
  const logRound = page.getByRole('button', { name: 'Log round' });
  const save = page.getByRole('button', { name: 'Save round' });
  const rounds = page.getByRole('list', { name: 'Rounds of today' }).getByRole('listitem');

  await test.step('Given a racer with a car and a track', async () => {
    await signInSomeone(page);
    await addVehicle(page, '’69 Nova');
    await addLocation(page, 'Great Lakes Dragaway');
    await page.goto('/race-day');
    await expect(page).toHaveTitle('Race day | Holeshot');
    await expect(page.getByText(/^No rounds today yet/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When a slip is typed, each full field leads to the next', async () => {
    await logRound.click();
    await expect(typed(page, 'Dial')).toBeFocused();
    // An elimination has an opponent.
    await page.getByRole('button', { name: 'E1', exact: true }).click();
    await typed(page, 'Dial').focus();
    await page.keyboard.type('11.220.0181.5624.6127.14894.2211.241118.63');
    await expect(typed(page, 'Opponent')).toBeFocused();
    await page.keyboard.type('Big Al');
    await page.keyboard.press('Enter');
    await page.keyboard.type('9.900.0129.935137.40');
    await expect(page.getByText('Win. 0.008 s, 1.6 ft ahead at the stripe.')).toBeVisible();
  });

  await test.step('The round stands there again after a reload, and every target is large enough', async () => {
    await typed(page, 'Event').fill('Fall Classic');
    await page.reload();
    await expect(typed(page, 'Their ET')).toHaveValue('9.935');
    await expect(typed(page, 'Round')).toHaveValue('E1');
    const heights = await page
      .getByRole('form', { name: 'Log round' })
      .locator('button, .MuiInputBase-root, fieldset fieldset label')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(Math.min(...heights.filter((height) => height > 0))).toBeGreaterThanOrEqual(48);
    await expectAccessible(page);
  });

  await test.step('Then it is saved with its weather, and the event stands above it', async () => {
    await expect(page.getByText(/Weather at/)).toBeVisible();
    await save.click();
    await expect(rounds).toHaveCount(1);
    await expect(rounds.first()).toContainText(/E1.*11\.241.*Win.*against Big Al/);
    await expect(page.getByRole('heading', { name: 'Fall Classic' })).toBeVisible();
    await expect(page.getByText('All sent')).toBeVisible();
    // A field half under the button is scrolled above it.
    await page.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
    await expectAccessible(page);
  });

  await test.step('And the next round begins where this one ended, the opponent known', async () => {
    // The message covers the button while the pointer rests on it.
    await page.mouse.move(0, 0);
    await logRound.click();
    await expect(typed(page, 'Round')).toHaveValue('E2');
    await expect(typed(page, 'Dial')).toHaveValue('11.22');
    await typed(page, 'Opponent').fill('Big Al');
    await expect(page.getByText(/^You 1–0, dialed 9\.90 last/)).toBeVisible();
  });

  await test.step('And read from its slip: the own lane, the other one as the opponent, the result', async () => {
    await page.getByRole('button', { name: 'Paste a slip' }).click();
    await typed(page, 'Text of the slip').fill(slipOfBoth);
    await page.getByRole('button', { name: 'Read the slip' }).click();
    await page
      .getByRole('group', { name: 'The slip has two lanes. Which one is yours?' })
      .getByRole('radio', { name: 'Right' })
      .click();
    await expect(typed(page, '1/4 ET')).toHaveValue('11.231');
    await expect(typed(page, 'Their ET')).toHaveValue('9.861');
    await expect(typed(page, 'Opponent')).toHaveValue('Big Al');
    await expect(typed(page, 'Win')).toBeChecked();
    await expectAccessible(page);
    await page.reload();
    await expect(typed(page, 'Their ET')).toHaveValue('9.861');
    await page.getByRole('button', { name: 'Undo the slip' }).click();
    await expect(typed(page, 'Their ET')).toHaveValue('');
    await expect(typed(page, 'Dial')).toHaveValue('11.22');
  });
});

test('throttle stop and delay box are solved, and accessible at 320 px @all', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signInSomeone(page);
  await addVehicle(page, 'Dragster');
  await addLocation(page, 'Great Lakes Dragaway');
  await page.goto('/race-day');
  for (const name of [/^Opponent book/, /^Throttle stop/, /^Delay box/])
    await page.getByRole('button', { name }).click();
  await typed(page, 'ET now').fill('9.42');
  await typed(page, 'Timer').fill('1.2');
  await expect(page.getByText('2.160')).toBeVisible();
  await typed(page, 'Delay').fill('1.152');
  await typed(page, 'R/T it gave').fill('0.022');
  await expect(page.getByText('1.140')).toBeVisible();
  await expectAccessible(page);
});
