import { expectAccessible } from '../kit/accessibility';
import { signInSomeone, untilSeeded } from '../kit/racer';
import { giveSeason } from '../kit/season';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 360, height: 780 } });

test('prediction cards are kept for a car and a track, chosen, removed by the dialog and brought back @all', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Remove prediction' });
  const tiles = main.getByRole('group', { name: 'Prediction card' }).getByRole('radio');
  const track = main.getByLabel('Track');

  await test.step('Given a racer with a season', async () => {
    const racer = await signInSomeone(page);
    await untilSeeded(page, racer);
    await giveSeason(racer.email);
    await page.goto('/predictions');
    await expect(main.getByText(/80 % of passes between/)).toBeVisible();
    await expect(tiles).toHaveCount(0);
  });

  await test.step('When two places are kept, each card says its own ET', async () => {
    await main.getByRole('button', { name: 'Save as a card' }).click();
    await expect(tiles).toHaveCount(1);
    await expect(tiles.first()).toBeChecked();
    const other = track.locator('option:not(:checked)').first();
    await track.selectOption((await other.getAttribute('value')) ?? '');
    await main.getByRole('button', { name: 'Save as a card' }).click();
    await expect(tiles).toHaveCount(2);
    await expect(main.getByRole('radio', { name: /± \d\.\d{3}/ })).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('And what stands largest is chosen', async () => {
    await main.getByText('Odds', { exact: true }).click();
    await expect(main.getByText(/^Chance of a breakout at a dial of/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('And one is removed by the dialog, and brought back by Undo', async () => {
    await main
      .getByRole('button', { name: /^Remove the card/ })
      .first()
      .click();
    await expect(dialog.getByText(/The vehicle, the track and every pass stay/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(tiles).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tiles).toHaveCount(2);
  });

  await test.step('Then cards and view are there after a reload', async () => {
    await expect(page.getByText('All sent')).toBeVisible();
    await page.reload();
    await expect(tiles).toHaveCount(2);
    await expect(main.getByText(/^Chance of a breakout at a dial of/)).toBeVisible();
  });
});
