import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const violationsOf = async (axe: AxeBuilder): Promise<string[]> => {
  const first = await axe.analyze();
  // A message that fades in has no contrast yet: a second look tells.
  const { violations } = first.violations.length === 0 ? first : await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
};

/** Creates an axe run with its check of target sizes, which is off by default: 24 px or as far apart. */
const everything = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });

/** Switches to a theme and waits for its colors: between two themes nothing has its contrast. */
const wear = (page: Page, theme: 'dark' | 'light'): Promise<void> =>
  page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, theme);

/** Expects that axe finds nothing on the screen, no id repeats, and nothing scrolls sideways. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // A public page has everything twice until the app takes its place.
  await expect(page.locator('#public')).toHaveCount(0);
  await wear(page, 'dark');
  expect(await violationsOf(everything(page)), 'dark').toEqual([]);
  await wear(page, 'light');
  // The themes differ in colors only.
  expect(await violationsOf(new AxeBuilder({ page }).withRules('color-contrast')), 'light').toEqual([]);
  const { twice, sideways } = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    const scrolled = [...document.querySelectorAll('html, #page, [role=dialog], [role=dialog] *')];
    return {
      twice: ids.filter((id, index) => ids.indexOf(id) !== index),
      sideways: scrolled
        .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
        .concat(document.documentElement)
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map((element) => `${element.tagName}.${element.className}`),
    };
  });
  expect(twice, 'no id stands twice').toEqual([]);
  expect(sideways, 'nothing scrolls sideways').toEqual([]);
};
