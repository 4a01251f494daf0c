const settled = (page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));

const each = async (page, acts) => {
  for (const act of acts) {
    await act();
    await settled(page);
  }
};

const times = (count, make) => Array.from({ length: count }, (_, index) => make(index));

/** Goes from page to page by the navigation. */
const goAround = (page) => {
  const to = (name) => async () => {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  };
  return each(
    page,
    times(15, (index) => to(['Log Book', 'Predictions', 'Home'][index % 3])),
  );
};

/** Searches, chooses a view, and opens a dialog. */
const workOnLogBook = (page) => {
  const search = page.getByLabel('Search passes');
  const press = (key) => () => page.keyboard.press(key);
  const click = (name) => () => page.getByRole('main').getByRole('button', { name, exact: true }).click();
  return each(page, [
    () => search.click(),
    ...times(4, (index) => press(String(index + 1))),
    ...times(4, () => press('Backspace')),
    click('Filter'),
    ...['Chart', 'Chart', 'Import'].flatMap((tool) => [click('Tools'), click(tool)]),
    press('Escape'),
    ...['Tools', 'Season'].map(click),
  ]);
};

/** Types another dial and another air. */
const workOnPrediction = (page) => {
  const press = (key) => () => page.keyboard.press(key);
  const air = page.getByRole('region', { name: 'What if' });
  const dials = page.getByRole('radiogroup', { name: /^Dial/ }).getByRole('radio');
  return each(page, [
    () => dials.first().click(),
    () => dials.last().click(),
    () => page.getByLabel('Or any other dial').focus(),
    ...times(4, () => press('ArrowRight')),
    ...times(3, () => press('ArrowLeft')),
    () => air.getByLabel('Temperature').click(),
    press('8'),
    press('7'),
    press('Tab'),
    press('4'),
    press('1'),
    () => air.getByRole('button', { name: 'Back to now' }).click(),
  ]);
};

/** Interactions by page: fifteen presses and keys each. */
export const interactions = { '/': goAround, '/logbook': workOnLogBook, '/predictions': workOnPrediction };
