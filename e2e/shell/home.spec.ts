import { expectAccessible } from '../kit/accessibility';
import { demoRacer, signIn, signInSomeone, untilSeeded } from '../kit/racer';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 1024, height: 900 } });

test('Home is arranged by keyboard: cards are added, sorted, made wide, taken out and brought back, and stay so', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const main = page.getByRole('main');
  const panel = page.getByRole('region', { name: 'Arrange your Home' });
  const card = (name: string) => main.getByRole('region', { name, exact: true });
  const press = async (name: string): Promise<void> => {
    await main.getByRole('button', { name, exact: true }).first().focus();
    await page.keyboard.press('Enter');
  };
  const rows = () =>
    panel.getByRole('list', { name: 'Arrange your Home' }).getByRole('listitem').allTextContents();
  const widthOf = async (name: string): Promise<number> => (await card(name).boundingBox())?.width ?? 0;

  await test.step('Given a new racer, whose Home has the first steps and the weather of three places', async () => {
    await untilSeeded(page, await signInSomeone(page));
    await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
    await expect(card('Start here').getByRole('listitem')).toHaveCount(3);
    await expect(card('Current Weather').getByRole('listitem')).toHaveCount(3);
    await expect(card('Current Weather').getByText('ft DA')).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step('When a card is added, it stands last', async () => {
    await press('Arrange');
    await expect(panel.getByRole('heading', { name: 'Arrange your Home' })).toBeFocused();
    await expect(panel.getByRole('button', { name: /^Add / })).toHaveCount(4);
    await press('Add Season');
    await expect(card('Season').getByText(/^No pass is logged yet/)).toBeVisible();
    expect((await rows()).map((text) => text.replace('Wide', ''))).toEqual([
      'Start here',
      'Current Weather',
      'Season',
    ]);
    await expectAccessible(page);
  });

  await test.step('And moved by its buttons, which keep the focus, it stands first', async () => {
    const up = panel.getByRole('button', { name: 'Move Season up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(up).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Season is now 1 of 3.')).toBeAttached();
  });

  await test.step('And made wide, it takes two columns', async () => {
    const narrow = await widthOf('Season');
    await press('Wide: Season');
    await expect(panel.getByRole('button', { name: 'Wide: Season' })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => widthOf('Season')).toBeGreaterThan(1.8 * narrow);
  });

  await test.step('And another is taken out, and brought back by Undo', async () => {
    await press('Take out Start here');
    await expect(card('Start here')).toHaveCount(0);
    await expect(page.getByText('Start here is off your Home.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card('Start here')).toBeVisible();
    await press('Done');
    await expect(panel).toBeHidden();
    await expect(main.getByRole('button', { name: 'Arrange' })).toBeFocused();
  });

  await test.step('Then all of it is there after a reload', async () => {
    await expect(page.getByText('All sent')).toBeVisible();
    await page.reload();
    await expect(card('Season')).toBeVisible();
    expect(await widthOf('Season')).toBeGreaterThan(1.8 * (await widthOf('Start here')));
    await press('Arrange');
    await expect(panel).toBeVisible();
    expect((await rows()).map((text) => text.replace('Wide', ''))).toEqual([
      'Season',
      'Start here',
      'Current Weather',
    ]);
  });

  await test.step('And a Home without a card says what to do next', async () => {
    for (const name of ['Season', 'Start here', 'Current Weather']) await press(`Take out ${name}`);
    await press('Done');
    await expect(main.getByText(/^Nothing is on your Home yet/)).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Choose cards' }).click();
    await expect(panel.getByRole('button', { name: 'Add Next pass' })).toBeVisible();
  });
});

test('a card stands right under the one above it, however high its neighbour is', async ({ page }) => {
  const box = async (name: string) => {
    const card = page.getByRole('main').getByRole('region', { name, exact: true });
    await expect(card).toBeVisible();
    return (await card.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  };
  await signIn(page, demoRacer);
  await expect(page.getByText(/^80 % of passes between/)).toBeVisible();
  await expect(
    page
      .getByText('ft DA')
      .or(page.getByText('Density altitude', { exact: true }))
      .first(),
  ).toBeVisible();
  await expect(async () => {
    const [above, below] = [await box('Next pass'), await box('Recent passes')];
    expect(below.x).toBe(above.x);
    expect(below.y - above.y - above.height).toBeGreaterThanOrEqual(16);
    expect(below.y - above.y - above.height).toBeLessThanOrEqual(24);
  }).toPass();
});
