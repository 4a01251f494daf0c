import { expectAccessible } from '../kit/accessibility';
import { signInSomeone, untilOfflineReady } from '../kit/racer';
import { giveSeason } from '../kit/season';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 320, height: 700 } });

test('the lanes show ET, dial and odds, go from car to car, and stay up without a network', async ({
  page,
  context,
  declareFault,
}) => {
  test.setTimeout(180_000);
  const racer = await signInSomeone(page);
  await giveSeason(racer.email);
  const et = page.getByText(/^ET · /).locator('xpath=following-sibling::dd');

  await test.step('From the predictions, in figures that fit', async () => {
    await page.goto('/predictions');
    await page.getByRole('link', { name: 'Lanes' }).click();
    await expect(page).toHaveTitle('Lanes | Holeshot');
    await expect(et).toHaveText(/^\d+\.\d{3}$/);
    await expect(page.getByText(/since your pass of/)).toBeVisible();
    await expect(page.getByText(/^Weather .* ago|^Weather just now/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('To the next car by a button and back by a key', async () => {
    const position = page.getByText(/car \d of \d/);
    const first = (await position.textContent()) ?? '';
    await page.getByRole('button', { name: 'Car after' }).click();
    await expect(position).not.toHaveText(first);
    await page.keyboard.press('ArrowLeft');
    await expect(position).toHaveText(first);
  });

  await test.step('And without a network with the weather known last', async () => {
    await untilOfflineReady(page);
    declareFault({ url: /127\.0\.0\.1|cleardot\.gif/, status: 'offline' });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Keep working offline' }).click();
    await page.goto('/lanes');
    await expect(et).toHaveText(/^\d+\.\d{3}$/);
    await expect(page.getByText(/^Weather .* ago|^Weather just now/)).toBeVisible();
    await context.setOffline(false);
  });
});
