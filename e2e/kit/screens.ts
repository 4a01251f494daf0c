import { expect, type Locator, type Page } from 'playwright/test';

/** Opens the vehicles, fills in and saves the vehicle dialog. */
export const addVehicle = async (page: Page, name: string): Promise<void> => {
  await page.goto('/vehicles');
  await fillVehicle(page, name);
};

/** Fills in and saves the vehicle dialog on the page of the vehicles. */
export const fillVehicle = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add vehicle' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Vehicle' });
  await dialog.getByLabel(/^Name/).fill(name);
  await dialog.getByLabel(/^Race weight with driver/).fill('3250');
  await dialog.getByText('Gasoline').click();
  await dialog.getByText('Naturally Aspirated').click();
  await dialog.getByText('1/4 mile').click();
  await dialog.getByRole('button', { name: 'Save vehicle' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText(name)).toBeVisible();
};

/** Fills in and saves the location dialog, with the nearest station. */
export const addLocation = async (page: Page, title: string): Promise<void> => {
  await page.goto('/locations');
  await page.getByRole('button', { name: 'Add location' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Location' });
  await dialog.getByLabel(/^Title/).fill(title);
  await dialog.getByLabel(/^Latitude/).fill('42.6625');
  await dialog.getByLabel(/^Longitude/).fill('-88.0325');
  await dialog.getByLabel(/^Elevation/).fill('750');
  await dialog.getByRole('radio', { name: /^North,|^North$|^Northerly/ }).check();
  await dialog
    .getByRole('radio', { name: /mi away/ })
    .first()
    .check();
  await dialog.getByRole('button', { name: 'Save location' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText(title)).toBeVisible();
};

/** Clean quarter-mile pass, as a slip prints it. */
export const slip = {
  Dial: '11.22',
  'R/T': '0.018',
  '60 ft': '1.562',
  '330 ft': '4.612',
  '1/8 ET': '7.148',
  '1/8 mph': '94.2',
  '1/4 ET': '11.241',
  '1/4 mph': '118.6',
} as const;

/** Opens event, car, track and time of the form, which are folded once the day has proposed them. */
export const unfoldEvent = async (form: Locator): Promise<void> => {
  const fold = form.getByRole('button', { name: /^Event, car and track/ });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
};

/** Opens the log entry dialog and types a slip. */
export const typeSlip = async (page: Page, values: Partial<Record<string, string>> = slip): Promise<void> => {
  await page.getByRole('button', { name: 'Log a pass' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  for (const [label, value] of Object.entries(values)) {
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(value ?? '');
  }
};

/**
 * Saves the pass in its dialog, without weather if there is none.
 * @param beforePress runs before each press of Save
 */
export const savePass = async (
  dialog: Locator,
  beforePress: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  const without = dialog.getByLabel('Save without weather');
  await expect(async () => {
    // The weather may arrive meanwhile, and remove the box.
    if (await without.isVisible()) await without.check({ timeout: 500 });
    // On a busy machine the dialog may close only after a try has given up.
    if (await dialog.isVisible()) {
      await beforePress();
      await dialog.getByRole('button', { name: 'Save pass' }).click({ timeout: 2_000 });
    }
    await expect(dialog).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
};

/** Logs a pass of today with its weather. */
export const logPass = async (page: Page, values: Partial<Record<string, string>>): Promise<void> => {
  await typeSlip(page, values);
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  await expect(dialog.getByText(/Weather at/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save pass' }).click();
  await expect(dialog).toBeHidden();
};

/** Opens the form of a pass of the log book by the page of the pass. */
export const editPass = async (pass: Locator): Promise<void> => {
  const page = pass.page();
  await pass.click();
  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
};

/** Returns from the page of a pass to the log book. */
export const backToLogBook = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/logbook\/pass\?uid=/);
  // The history entry of a form that was just closed goes a moment later.
  await page.waitForFunction(() => ((history.state as { layers?: number } | null)?.layers ?? 0) === 0);
  await page.goBack();
  await expect(page).toHaveURL('/logbook');
};

/** Presses one of the log book's tools, which a phone has behind one button unless the log book is empty. */
export const pressTool = async (page: Page, name: string): Promise<void> => {
  const main = page.getByRole('main');
  const tool = main.getByRole('button', { name, exact: true });
  const tools = main.getByRole('button', { name: 'Tools', exact: true });
  await expect(tool.or(tools)).toBeVisible();
  if (await tools.isVisible()) await tools.click();
  await tool.click();
};

/** Opens panels of the predictions that are folded on a phone. */
export const unfold = async (page: Page, ...titles: string[]): Promise<void> => {
  for (const title of titles)
    await page
      .getByRole('region', { name: title, exact: true })
      .getByRole('button', { name: title, expanded: false })
      .click();
};
