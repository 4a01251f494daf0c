import { expectAccessible } from '../kit/accessibility';
import { signInSomeone, untilSeeded } from '../kit/racer';
import { giveSeason } from '../kit/season';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 360, height: 780 } });

test('a call signed before its pass is shared as a card, and its link is checked by anybody', async ({
  page,
  browser,
}) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });

  await test.step('Given a racer with a season, who has the call signed', async () => {
    const racer = await signInSomeone(page);
    await untilSeeded(page, racer);
    await giveSeason(racer.email);
    await page.goto('/predictions');
    await main.getByRole('button', { name: 'Sign this call' }).click();
    await expect(main.getByText(/^Signed \d+:\d\d [AP]M: /)).toBeVisible();
  });

  await test.step('When the pass is logged, its page makes a proof card', async () => {
    await page.goto('/logbook');
    await page.getByRole('button', { name: 'Log a pass' }).first().click();
    const slip = {
      '60 ft': '1.207',
      '1/8 ET': '5.112',
      '1/8 mph': '136.4',
      '1/4 ET': '8.021',
      '1/4 mph': '168.4',
    };
    for (const [label, value] of Object.entries(slip))
      await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
    await dialog.getByRole('button', { name: 'Save pass' }).click();
    await expect(dialog).toBeHidden();
    await main.getByRole('link', { name: /^Open the pass of .*, 8\.021$/ }).click();
    const card = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Proof card' }).click();
    expect((await card).suggestedFilename()).toMatch(/\.png$/);
  });

  await test.step('Then anybody can check its link, and an edited one fails', async () => {
    const proof = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => each.endsWith('.signed-calls')) ?? '';
      return (JSON.parse(localStorage.getItem(key) ?? '[]') as { proof: string }[])[0]?.proof ?? '';
    });
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(`/proof#${proof}`);
    await expect(visitor.getByRole('heading', { name: 'This call is genuine' })).toBeVisible();
    await expectAccessible(visitor);
    await visitor.goto('/about');
    await visitor.goto(`/proof#${proof.slice(0, -2)}AA`);
    await expect(visitor.getByRole('heading', { name: 'This call is not genuine' })).toBeVisible();
    await context.close();
  });
});
