import { expectAccessible } from '../kit/accessibility';
import { demoRacer, signIn, signInSomeone, untilSeeded } from '../kit/racer';
import { giveSeason } from '../kit/season';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 1024, height: 900 } });

test('Home is arranged by keyboard: cards are added, sorted, made wide, taken out and brought back, and stay so @all', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const first = ['Start here', 'Next pass', 'Current Weather', 'Recent passes', 'Season'];
  const panel = page.getByRole('region', { name: 'Arrange your Home' });
  const card = (name: string) => main.getByRole('region', { name, exact: true });
  const press = async (name: string): Promise<void> => {
    await main.getByRole('button', { name, exact: true }).first().focus();
    await page.keyboard.press('Enter');
  };
  const rows = () =>
    panel.getByRole('list', { name: 'Arrange your Home' }).getByRole('listitem').allTextContents();
  const widthOf = async (name: string): Promise<number> => (await card(name).boundingBox())?.width ?? 0;

  await test.step('Given a new racer, whose Home has the first steps, the call and the weather of three places', async () => {
    await untilSeeded(page, await signInSomeone(page));
    await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
    await expect(card('Start here').getByRole('listitem')).toHaveCount(4);
    await expect(card('Current Weather').getByRole('listitem')).toHaveCount(3);
    await expect(card('Current Weather').getByText('ft DA')).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step('When a card is added, it stands last', async () => {
    await press('Arrange');
    await expect(panel.getByRole('heading', { name: 'Arrange your Home' })).toBeFocused();
    await expect(panel.getByRole('button', { name: /^Add / })).toHaveCount(4);
    await expect(card('Season').getByText(/^No passes here yet/)).toBeVisible();
    await press('Add Tracks');
    await expect(card('Tracks').getByText(/^Add the track you race at/)).toBeVisible();
    expect((await rows()).map((text) => text.replace('Wide', ''))).toEqual([...first, 'Tracks']);
    await expectAccessible(page);
  });

  await test.step('And moved by its buttons, which keep the focus, it stands first', async () => {
    const up = panel.getByRole('button', { name: 'Move Tracks up' });
    await up.focus();
    for (const place of [5, 4, 3, 2, 1]) {
      await expect(up).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel.getByText(`Tracks is now ${place} of 6.`)).toBeAttached();
    }
  });

  await test.step('And made wide, it takes two columns', async () => {
    const narrow = await widthOf('Tracks');
    await press('Wide: Tracks');
    await expect(panel.getByRole('button', { name: 'Wide: Tracks' })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => widthOf('Tracks')).toBeGreaterThan(1.8 * narrow);
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
    await expect(card('Tracks')).toBeVisible();
    expect(await widthOf('Tracks')).toBeGreaterThan(1.8 * (await widthOf('Start here')));
    await press('Arrange');
    await expect(panel).toBeVisible();
    expect((await rows()).map((text) => text.replace('Wide', ''))).toEqual(['Tracks', ...first]);
  });

  await test.step('And a Home without a card says what to do next', async () => {
    for (const name of ['Tracks', ...first]) await press(`Take out ${name}`);
    await press('Done');
    await expect(main.getByText(/^Your Home is empty/)).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Choose cards' }).click();
    await expect(panel.getByRole('button', { name: 'Add Next pass' })).toBeVisible();
  });
});

test('the cars, the tracks and the account stand on Home, and lead to a tune and to a track @all', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const panel = page.getByRole('region', { name: 'Arrange your Home' });
  const card = (name: string) => main.getByRole('region', { name, exact: true });
  const dialog = page.getByRole('dialog');

  await test.step('Given a racer with two cars, four tracks and a month of passes of one car', async () => {
    const racer = await signInSomeone(page);
    await untilSeeded(page, racer);
    await giveSeason(racer.email);
  });

  await test.step('When the three cards are added', async () => {
    await main.getByRole('button', { name: 'Arrange' }).click();
    for (const name of ['Vehicles', 'Tracks', 'Account'])
      await panel.getByRole('button', { name: `Add ${name}`, exact: true }).click();
    await panel.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('Then the car that ran stands first, with its best and its last pass', async () => {
    const rows = card('Vehicles').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(/\d+\.\d{3} ?s ?best of \d+ pass/);
    await expect(rows.first()).toContainText(/Last pass \d\d\/\d\d\/\d{4}/);
    await expect(rows.last()).toContainText('no passes yet');
  });

  await test.step('And three tracks with the bests there, the ways to them, and the count of the rest', async () => {
    const rows = card('Tracks').getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText(/\d+\.\d{3} ?s ?best over the 1\/[48] mile/);
    await expect(rows.first().getByRole('link', { name: /^Directions to / })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-?[\d.]+,-?[\d.]+$/,
    );
    await expect(card('Tracks').getByRole('link', { name: 'and 1 more' })).toBeVisible();
  });

  await test.step('And how long the trial goes on, and that all is sent', async () => {
    await expect(card('Account')).toContainText('14 days left');
    await expect(card('Account')).toContainText('All sent');
  });

  await test.step('And all of it is accessible on the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 900 });
    await expectAccessible(page);
  });

  await test.step('And the tune and the track open from there, and their pages', async () => {
    await card('Vehicles')
      .getByRole('button', { name: /^Tune of / })
      .first()
      .click();
    await expect(dialog.getByRole('heading', { name: /^Tune/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await card('Tracks').getByRole('button').first().press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).not.toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await card('Tracks').getByRole('link', { name: 'and 1 more' }).click();
    await expect(main.getByRole('heading', { name: 'Locations', level: 1 })).toBeVisible();
  });
});

test('a card stands right under the one above it, however high its neighbour is @all', async ({ page }) => {
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
