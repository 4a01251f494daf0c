import type { Locator } from 'playwright/test';
import { expectAccessible } from '../kit/accessibility';
import { openInItsFont } from '../kit/inItsFont';
import { demoRacer, signIn } from '../kit/racer';
import { noteShifts, shiftSum } from '../kit/shifts';
import { expect, test } from '../kit/test';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

test('call, air, last pass and Log a pass stand on one screen of a phone, and hardly a line moves', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const log = main.getByRole('button', { name: 'Log a pass' });
  const bottomOf = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  await signIn(page, demoRacer);
  await expect(main.getByText(/^80 % of passes between/)).toBeVisible();
  // The device remembers how high each card was.
  await page.goto('/');
  await expect(main.getByText(/^80 % of passes between/)).toBeVisible();
  await page.waitForTimeout(4_000);
  await noteShifts(page);
  await openInItsFont(page, '/');
  const call = main.getByText(/^80 % of passes between/);
  const trend = main.getByText(/^(→ Steady|↗ Rising|↘ Falling)/).first();
  const last = main.getByRole('region', { name: 'Recent passes' }).getByRole('listitem').first();
  await expect(call).toBeVisible();
  await expect(trend).toBeVisible();
  await expect(last).toContainText(/pred/);
  await expect(log).toBeInViewport({ ratio: 1 });
  const top = (await log.boundingBox())?.y ?? 0;
  for (const part of [main.getByText(/^breakout/).first(), call, trend, last])
    expect(await bottomOf(part)).toBeLessThanOrEqual(top);
  expect(await bottomOf(log)).toBeLessThanOrEqual(
    await page
      .getByRole('navigation', { name: 'Pinned' })
      .boundingBox()
      .then((box) => box?.y ?? 0),
  );
  await page.waitForTimeout(1_000);
  expect(await shiftSum(page)).toBeLessThan(0.01);
  await expectAccessible(page);
});
