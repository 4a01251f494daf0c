import type { Locator } from 'playwright/test';
import { expectAccessible } from '../kit/accessibility';
import { signInSomeone, untilOfflineReady } from '../kit/racer';
import { giveSeason } from '../kit/season';
import { expect, test, withoutNetwork } from '../kit/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 320, height: 700 } });

/** Returns how a text looks at a glance: its size, weight and contrast. */
const looksOf = (text: Locator) =>
  text.evaluate((element) => {
    const { fontSize, fontWeight, color, backgroundColor } = getComputedStyle(element);
    const light = (rgb: string) => {
      const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? [])
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const [one, other] = [light(color), light(backgroundColor)];
    return {
      size: parseFloat(fontSize),
      weight: Number(fontWeight),
      contrast: Math.max(one, other) / Math.min(one, other),
      behind: backgroundColor,
    };
  });

test('the lanes show ET, dial and odds, go from car to car, and stay up without a network', async ({
  page,
  context,
  declareFault,
}) => {
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

  await test.step('On its side the number is larger than all else, and a pass is logged from here', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    const { height = 0 } = (await et.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(100);
    const log = page.getByRole('button', { name: 'Log this pass' });
    await expect(log).toBeInViewport({ ratio: 1 });
    for (const rung of await page.getByRole('radiogroup').locator('label').all()) {
      const { width = 0, height: tall = 0 } = (await rung.boundingBox()) ?? {};
      expect(Math.min(width, tall)).toBeGreaterThanOrEqual(48);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await log.click();
    await expect(page.getByRole('dialog', { name: 'Pass', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(log).toBeVisible();
  });

  await test.step('To the next car by a button and back by a key', async () => {
    const position = page.getByText(/car \d of \d/);
    const first = (await position.textContent()) ?? '';
    await page.getByRole('button', { name: 'Car after' }).click();
    await expect(position).not.toHaveText(first);
    await page.keyboard.press('ArrowLeft');
    await expect(position).toHaveText(first);
  });

  await test.step('The lane is chosen with the device’s own list, and stays', async () => {
    const lane = page.getByLabel('Lane', { exact: true });
    await lane.selectOption('Left lane');
    await page.reload();
    await expect(lane).toHaveValue('Left');
  });

  await test.step('And without a network with the weather known last, its age unmistakable', async () => {
    await untilOfflineReady(page);
    declareFault(withoutNetwork);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Keep working offline' }).click();
    await page.clock.setSystemTime(Date.now() + 75 * 60_000);
    await page.goto('/lanes');
    await expect(et).toHaveText(/^\d+\.\d{3}$/);
    const age = page.getByText(/^Weather \d h( \d+ min)? ago, too old to dial by$/);
    await expect(age).toBeVisible();
    const { size, weight, contrast, behind } = await looksOf(age);
    expect(size).toBeGreaterThanOrEqual(16);
    expect(weight).toBeGreaterThanOrEqual(600);
    expect(contrast).toBeGreaterThanOrEqual(4.5);
    const calm = await looksOf(page.getByText(/^80 % between/));
    expect(behind, 'it stands on a colour of its own').not.toBe(calm.behind);
    await expectAccessible(page);
    await context.setOffline(false);
  });
});
