import type { Page } from 'playwright/test';
import { demoRacer, signIn } from '../kit/racer';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Lists the fields of the page with smaller letters than 16 px: iOS zooms into such a field. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
      .filter(
        (field) => !field.matches('[type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]'),
      )
      .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${field.getAttribute('aria-label') ?? field.id}: ${getComputedStyle(field).fontSize}`),
  );

/** Lists the visible controls of the page whose style is another. */
const otherwise = (page: Page, selector: string, property: string, wanted: string): Promise<string[]> =>
  page.evaluate(
    ([controls, name, value]) =>
      [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((each) => each.checkVisibility() && getComputedStyle(each).getPropertyValue(name) !== value)
        .map((each) => `${each.textContent} ${getComputedStyle(each).getPropertyValue(name)}`),
    [selector, property, wanted] as const,
  );

const controls = 'a, button, label, select, summary';
const words = 'button, label, summary';

/** Expects that fingers neither zoom the page nor select words where they should press. */
const expectTouchable = async (page: Page, where: string): Promise<void> => {
  expect(await smallFields(page), where).toEqual([]);
  expect(await otherwise(page, controls, 'touch-action', 'manipulation'), where).toEqual([]);
  expect(await otherwise(page, words, 'user-select', 'none'), where).toEqual([]);
};

test('a finger zooms no field and no button of a race day, the lanes, the log book and its forms, and selects no label', async ({
  page,
}) => {
  await page.goto('/register');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectTouchable(page, 'register');
  await signIn(page, demoRacer);

  await page.goto('/race-day');
  await page.getByRole('button', { name: 'Log round' }).click();
  await expect(page.getByRole('button', { name: 'Save round' })).toBeVisible();
  await expectTouchable(page, 'race day');

  await page.goto('/lanes');
  // A busy machine works the next pass out for long.
  await expect(page.getByText(/^ET · /)).toBeVisible({ timeout: 60_000 });
  await expectTouchable(page, 'lanes');

  await page.goto('/logbook');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByLabel('From')).toBeVisible();
  await expectTouchable(page, 'log book');
  await page.getByRole('button', { name: 'Log a pass' }).click();
  await expect(page.getByRole('dialog', { name: 'Pass', exact: true }).getByLabel('Dial')).toBeVisible();
  await expectTouchable(page, 'pass');
});

test('a page that is pulled down is not loaded anew, and what was typed is there after a reload', async ({
  page,
}) => {
  await signIn(page, demoRacer);
  await page.goto('/race-day');
  await page.getByRole('button', { name: 'Log round' }).click();
  await page.getByLabel('Dial', { exact: true }).fill('11.22');
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY),
    'the browser does not reload it',
  ).toBe('contain');
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight),
    'the page alone scrolls, not the document',
  ).toBe(true);
  await page.reload();
  await expect(page.getByLabel('Dial', { exact: true })).toHaveValue('11.22');
});

/** Lays a keyboard over the lower part of the page, as phones do; 0 takes it away. */
const layKeyboard = (page: Page, height: number): Promise<unknown> =>
  page.evaluate((covered) => {
    const viewport = window.visualViewport;
    Object.defineProperty(viewport, 'height', { configurable: true, value: innerHeight - covered });
    viewport?.dispatchEvent(new Event('resize'));
  }, height);

test('Save stays above the keyboard of the screen, and the navigation makes room for it', async ({
  page,
}) => {
  await signIn(page, demoRacer);
  await page.goto('/race-day');
  const navigation = page.getByRole('navigation', { name: 'Pinned' });
  await expect(navigation).toBeVisible();
  await page.getByRole('button', { name: 'Log round' }).click();
  const save = page.getByRole('button', { name: 'Save round' });
  const bottomOf = async () => {
    const { y = 0, height = 0 } = (await save.boundingBox()) ?? {};
    return y + height;
  };
  await layKeyboard(page, 336);
  await expect(navigation).toBeHidden();
  await expect.poll(bottomOf).toBeLessThanOrEqual(844 - 336);
  await layKeyboard(page, 0);
  await expect(navigation).toBeVisible();
  await expect.poll(bottomOf).toBeGreaterThan(844 - 336);

  await page.goto('/logbook');
  await page.getByRole('button', { name: 'Log a pass' }).click();
  const savePass = page.getByRole('button', { name: 'Save pass' });
  await expect(savePass).toBeVisible();
  await layKeyboard(page, 336);
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await savePass.boundingBox()) ?? {};
      return y + height;
    })
    .toBeLessThanOrEqual(844 - 336);
});

/** Notch at both sides, and home indicator, of a phone on its side. */
const insets = { left: 59, right: 59, bottom: 21 };

/** Lists what a finger uses outside the safe area of the screen. */
const unsafe = (page: Page): Promise<string[]> =>
  page.evaluate(({ left, right, bottom }) => {
    const isHidden = (each: Element, x: number, y: number) => {
      return !each.contains(document.elementFromPoint(x, y));
    };
    return [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, h1')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ each, box }) => {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        // Scrolled away, or below something else.
        if (box.width < 2 || y < 0 || y > innerHeight || isHidden(each, x, y)) return false;
        const isBelow = y > innerHeight - bottom;
        return box.left < left - 1 || box.right > innerWidth - right + 1 || isBelow;
      })
      .map(({ each, box }) => `${each.textContent || each.ariaLabel} ${JSON.stringify(box)}`);
  }, insets);

for (const [width, height] of [
  [844, 390],
  [932, 430],
] as const)
  test(`on its side, at ${width} px, a phone's notch and home indicator cover nothing that is used`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const devtools = await page.context().newCDPSession(page);
    const all = { ...insets, leftMax: 59, rightMax: 59, bottomMax: 21, top: 0, topMax: 0 };
    await devtools.send('Emulation.setSafeAreaInsetsOverride' as never, { insets: all } as never);
    await page.goto('/');
    await expect(page.locator('#public')).toHaveCount(0);
    expect(await unsafe(page), 'landing').toEqual([]);
    await signIn(page, demoRacer);
    for (const [path, shown] of [
      ['/', /predictions|Predictions/],
      ['/logbook', /^Log a pass/],
      ['/race-day', /^Log round/],
      ['/lanes', /^Done/],
    ] as const) {
      await page.goto(path);
      await expect(
        page
          .getByRole('button', { name: shown })
          .or(page.getByRole('link', { name: shown }))
          .first(),
      ).toBeVisible();
      expect(await unsafe(page), path).toEqual([]);
    }
    await page.goto('/logbook');
    await page.getByRole('button', { name: 'Log a pass' }).click();
    await expect(page.getByRole('button', { name: 'Save pass' })).toBeVisible();
    expect(await unsafe(page), 'the form of a pass').toEqual([]);
  });
