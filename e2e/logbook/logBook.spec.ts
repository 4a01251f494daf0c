import type { Page } from 'playwright/test';
import { expectAccessible } from '../kit/accessibility';
import { signInSomeone, untilSeeded } from '../kit/racer';
import { backToLogBook, pressTool } from '../kit/screens';
import { giveSeason } from '../kit/season';
import { expect, test } from '../kit/test';

const wide = { width: 1440, height: 900 };

const openSeason = async (page: Page): Promise<void> => {
  const racer = await signInSomeone(page);
  await untilSeeded(page, racer);
  await giveSeason(racer.email);
  await page.goto('/logbook');
  await expect(page.getByText(/^\d+ passes$/)).toBeVisible();
};

const heads = (page: Page) => page.getByRole('region', { name: 'Passes' }).getByRole('columnheader');
const rows = (page: Page) => page.getByRole('region', { name: 'Passes' }).locator('tbody tr');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a view is made and put in order by keyboard, kept through a reload, and deleted with undo @all', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await openSeason(page);
  const dialog = page.getByRole('dialog', { name: 'Log book view' });

  await test.step('When a view of three columns is made', async () => {
    await press(page, 'New view');
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Air (mine)');
    for (const column of ['1/4 ET', 'DA ft', 'Grains'])
      await dialog.getByRole('button', { name: `Add ${column}`, exact: true }).press('Enter');
    const up = dialog.getByRole('button', { name: 'Move Grains up' });
    await up.press('Enter');
    await expect(up).toBeFocused();
    await up.press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveText(['Grains', '1/4 ET', 'DA ft']);
  });

  await test.step('And a column dragged below its neighbour', async () => {
    const grip = async (row: number) => {
      const box = await dialog.getByRole('listitem').nth(row).boundingBox();
      return { x: (box?.x ?? 0) + 24, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const [from, to] = [await grip(1), await grip(2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 8, { steps: 6 });
    await page.mouse.up();
    await expect(dialog.getByRole('listitem')).toHaveText(['Grains', 'DA ft', '1/4 ET']);
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('Then the table shows it, after a reload too', async () => {
    const shown = [/^Date/, 'Vehicle', 'Grains', 'DA ft', '1/4 ET', 'Pred'];
    await expect(heads(page)).toHaveText(shown);
    await expect(page.getByText('All sent')).toBeVisible();
    await page.reload();
    await expect(heads(page)).toHaveText(shown);
  });

  await test.step('And deleted, it comes back with Undo', async () => {
    await press(page, 'Edit the view Air (mine)');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('radio', { name: 'Air (mine)' })).toHaveCount(0);
    await press(page, 'Undo');
    await expect(page.getByRole('radio', { name: 'Air (mine)' })).toBeVisible();
  });
});

test('passes are sorted, filtered and searched, and what is opened beside them follows', async ({ page }) => {
  await page.setViewportSize(wide);
  await openSeason(page);
  const all = (await page.getByText(/^\d+ passes$/).textContent()) ?? '';

  await test.step('Sorted by a head, with the keyboard', async () => {
    const first = await rows(page).first().textContent();
    await page.getByRole('button', { name: 'Date', exact: true }).press('Enter');
    await expect(rows(page).first()).not.toHaveText(first ?? '');
    await expect(heads(page).first()).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('Filtered by a chip', async () => {
    await page.getByLabel('Lane').selectOption('Left');
    await expect(page.getByText(/^\d+ of \d+ passes$/)).toBeVisible();
    await press(page, 'Season');
    await expect(page.getByRole('region', { name: 'Season' })).toContainText('Best ET');
  });

  await test.step('Searched for what is not there, and all shown again', async () => {
    await page.getByRole('searchbox', { name: 'Search passes' }).fill('no such pass');
    await expect(page.getByText(/^No pass matches this filter/)).toBeVisible();
    await press(page, 'Show all passes');
    await expect(page.getByText(all, { exact: true })).toBeVisible();
  });

  await test.step('A point of the chart is chosen by keyboard, and its pass opened', async () => {
    await press(page, 'Chart');
    const plot = page.getByRole('slider');
    await expect(page.locator('canvas')).toBeVisible();
    await plot.press('ArrowRight');
    await expect(plot).toHaveAttribute('aria-valuetext', /^\d\d\/\d\d\/\d{4} .*DA ft [\d,−]+$/);
    await plot.press('Enter');
    await expect(page.getByRole('region', { name: 'Where the time went' })).toBeVisible();
    await backToLogBook(page);
  });

  await test.step('Passes are compared', async () => {
    await press(page, 'Compare');
    for (const index of [0, 1]) await page.getByRole('checkbox').nth(index).check();
    await press(page, 'Side by side');
    const compared = page.getByRole('region', { name: 'Compared passes' });
    await expect(compared.getByRole('row', { name: /^1\/8 ET|^1\/4 ET/ }).first()).toContainText(
      /[+−]\d\.\d{3}/,
    );
  });
});

test('Back from a pass finds the log book where it was left', async ({ page }) => {
  await openSeason(page);
  const pass = page.getByRole('link', { name: /^Open the pass of/ }).last();
  await pass.scrollIntoViewIfNeeded();
  const name = await pass.getAttribute('aria-label');
  const scrolled = () => page.locator('#page').evaluate(({ scrollTop }) => scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(100);
  await page.waitForTimeout(300);
  await pass.click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await backToLogBook(page);
  await expect(page.getByRole('link', { name: name ?? '', exact: true })).toBeInViewport();
  await expect.poll(scrolled).toBe(before);
});

test('the log book and all that opens beside it are accessible, in both themes and at 320 px @all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openSeason(page);
  const states: [string, () => Promise<void>][] = [
    ['filters', () => press(page, 'Filter')],
    ['season', () => press(page, 'Season')],
    [
      'chart',
      async () => {
        await press(page, 'Chart');
        await expect(page.locator('canvas')).toBeVisible();
      },
    ],
    ['tools', () => press(page, 'Tools')],
    [
      'comparison',
      async () => {
        await press(page, 'Compare');
        for (const index of [0, 1]) await page.getByRole('checkbox').nth(index).check();
        await press(page, 'Side by side');
      },
    ],
    ['table', () => page.getByText('Table', { exact: true }).click()],
    [
      'view',
      async () => {
        await pressTool(page, 'Edit the view Timeslip');
        await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible();
      },
    ],
  ];
  for (const [name, begin] of states) {
    await test.step(name, async () => {
      await begin();
      await expectAccessible(page);
    });
  }
});
