import { expectAccessible } from '../kit/accessibility';
import { signInSomeone } from '../kit/racer';
import { addLocation } from '../kit/screens';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 320, height: 740 } });

test('the air at a track: its trend, its last 24 hours, and the own station that is remembered @all', async ({
  page,
}) => {
  const air = page.getByRole('region', { name: 'Weather at Great Lakes Dragaway' });
  const more = page.getByRole('button', { name: 'More weather' });
  const dialog = page.getByRole('dialog', { name: 'Correct the air' });

  await test.step('Given a racer with a track and its station', async () => {
    await signInSomeone(page);
    await addLocation(page, 'Great Lakes Dragaway');
    await page.goto('/');
    await expect(air.getByText('Density altitude', { exact: true })).toBeVisible();
    await expect(air.getByText(/^(→ Steady|↗ Rising|↘ Falling)/)).toBeVisible();
  });

  await test.step('The last 24 hours stand as chart, words and table', async () => {
    await more.click();
    await air.getByRole('button', { name: 'Last 24 hours' }).click();
    await expect(
      air.getByRole('img', { name: /^Chart of Density altitude in the last 24 hours$/ }),
    ).toBeVisible();
    await expect(air.getByText(/^Density altitude in the last 24 hours: lowest/)).toBeVisible();
    await air.getByRole('button', { name: 'Show as a table' }).click();
    const rows = await air.getByRole('row').count();
    expect(rows).toBeGreaterThanOrEqual(25);
    expect(rows).toBeLessThanOrEqual(26);
    await expectAccessible(page);
  });

  await test.step('A racer pastes the air of the own station, and the app corrects the air of the track from then on', async () => {
    await air.getByRole('button', { name: 'Correct the air at Great Lakes Dragaway' }).click();
    await dialog.getByLabel(/^Paste what your own station shows/).fill('Temp 88.8 F, Humidity 41 %');
    await expect(dialog.getByRole('textbox', { name: /^Temperature/ })).toHaveValue('88.8');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use these numbers' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('All sent')).toBeAttached();
    await page.reload();
    await more.click();
    await air.getByRole('button', { name: 'Correct the air at Great Lakes Dragaway' }).click();
    await expect(dialog.getByText(/^Corrected by your own station: .+, from 1 reading\.$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    // The public station reports every five minutes; a newer report is shown, corrected.
    await expect(air.getByText(/^Your own station$|, corrected by your own station$/)).toBeVisible();
  });
});
