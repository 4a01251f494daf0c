import type { Parts, Tab } from '../driver/tab';
import { until } from '../driver/until';
import { expect } from './test';

/** Fills and saves the vehicle dialog. */
export const addVehicle = async (tab: Tab, name: string): Promise<void> => {
  await tab.open('/vehicles');
  await tab.find('button', 'Add vehicle').click();
  const dialog = tab.find('dialog', 'Vehicle');
  await dialog.label(/^Name/).type(name);
  await dialog.label(/^Race weight with driver/).type('3250');
  await dialog.text('Gasoline').click();
  await dialog.text('Naturally Aspirated').click();
  await dialog.text('1/4 mile').click();
  await dialog.find('button', 'Save vehicle').click();
  await dialog.gone();
  await tab.find('main').text(name).seen();
};

/** Fills and saves the location dialog, with the nearest station. */
export const addLocation = async (tab: Tab, title: string): Promise<void> => {
  await tab.open('/locations');
  await tab.find('button', 'Add location').click();
  const dialog = tab.find('dialog', 'Location');
  await dialog.label(/^Title/).type(title);
  await dialog.label(/^Latitude/).type('42.6625');
  await dialog.label(/^Longitude/).type('-88.0325');
  await dialog.label(/^Elevation/).type('750');
  await dialog.find('radio', /^North,|^North$|^Northerly/).click();
  await dialog.find('radio', /mi away/).click();
  await dialog.find('button', 'Save location').click();
  await dialog.gone();
  await tab.find('main').text(title).seen();
};

/** Opens the form of a new pass and types what a slip says; gives the form. */
export const openPassForm = async (tab: Tab, values: Record<string, string>): Promise<Parts> => {
  await tab.find('button', 'Log a pass').click();
  const form = tab.find('dialog', 'Pass');
  for (const [label, value] of Object.entries(values)) await form.find('textbox', label).type(value);
  return form;
};

/** Opens event, car, track and time of the form, which are folded once the day has proposed them. */
export const unfoldEvent = async (form: Parts): Promise<void> => {
  if ((await form.label('Time of the slip').count()) === 0)
    await form.find('button', /^Event, car and track/).click();
};

/** Waits for the weather of a pass in its form; where it is said to be missing, chooses to save without. */
export const readyToSave = async (form: Parts): Promise<void> => {
  await expect(async () => {
    if ((await form.text(/Weather at/).count()) > 0) return;
    // The weather may arrive meanwhile, and remove the box.
    await form.label('Save without weather').click(1_000);
  }).toPass({ timeout: 60_000 });
};

/** Saves the pass in its form, once its weather is there or is said to be missing. */
export const savePass = async (form: Parts): Promise<void> => {
  await readyToSave(form);
  await form.find('button', 'Save pass').click();
  await form.gone();
};

/** Finds the link to a pass of the log book: a card on a phone, a row of the table on a wide screen. */
export const passOf = async (tab: Tab, et: string): Promise<Parts> => {
  const isWide = await tab.run(() => innerWidth > 900);
  return isWide
    ? tab.find('row', new RegExp(`\\b${et}\\b`)).find('link')
    : tab.find('link', new RegExp(`^Open the pass of .*${et}$`));
};

/** Opens the form of a pass of the log book by the page of the pass. */
export const editPass = async (tab: Tab, et: string): Promise<void> => {
  await (await passOf(tab, et)).click();
  await tab.find('main').find('button', 'Edit').click();
};

/** Returns from the page of a pass to the log book. */
export const backToLogBook = async (tab: Tab): Promise<void> => {
  await tab.find('heading', 'Pass').seen();
  // The history entry of a form that was just closed goes a moment later.
  await until(
    () => tab.run(() => ((history.state as { layers?: number } | null)?.layers ?? 0) === 0),
    'The entry of the closed form stays',
  );
  await tab.back();
  await tab.find('heading', 'Log Book').seen();
};

/** Presses one of the log book's tools, which a phone has behind one button unless the log book is empty. */
export const pressTool = async (tab: Tab, name: string): Promise<void> => {
  const main = tab.find('main');
  const tool = main.find('button', name);
  const tools = main.find('button', 'Tools');
  await expect.poll(async () => (await tool.count()) + (await tools.count())).toBeGreaterThan(0);
  if ((await tool.count()) === 0) await tools.click();
  await tool.click();
};
