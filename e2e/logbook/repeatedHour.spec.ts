import { readFile } from 'node:fs/promises';
import { signInSomeone } from '../kit/racer';
import { addLocation, addVehicle, pressTool, typeSlip, unfoldEvent } from '../kit/screens';
import { expect, test } from '../kit/test';

/** Returns the last 1:31 AM of standard time on a first Sunday of November, after Chicago's clocks went back. */
const secondHour = (): Date => {
  const in31 = (year: number): Date => {
    const first = new Date(Date.UTC(year, 10, 1));
    return new Date(Date.UTC(year, 10, 1 + ((7 - first.getUTCDay()) % 7), 7, 31));
  };
  const now = new Date();
  const thisYear = in31(now.getUTCFullYear());
  return thisYear < now ? thisYear : in31(now.getUTCFullYear() - 1);
};

test('a pass logged in the second of the hours that come twice is saved in it, with its weather @all', async ({
  page,
}) => {
  await signInSomeone(page);
  await addVehicle(page, '’69 Nova');
  await addLocation(page, 'Great Lakes Dragaway');
  const now = secondHour();
  await page.clock.setFixedTime(now);
  await page.goto('/logbook');
  await typeSlip(page, { '1/4 ET': '11.241', '1/4 mph': '118.6' });
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  await unfoldEvent(dialog);
  await expect(dialog.getByLabel('Time of the slip')).toHaveValue(`${now.toISOString().slice(0, 10)}T01:31`);
  await expect(dialog.getByRole('radio', { name: 'Second (standard time)' })).toBeChecked();
  await expect(dialog.getByText('Weather at 1:30 AM')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save pass' }).click();
  await expect(dialog).toBeHidden();

  await pressTool(page, 'Export');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the log book' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { entries: unknown };
  const hour = now.toISOString().slice(0, 'yyyy-mm-ddThh'.length);
  expect(file.entries).toMatchObject([
    {
      log_entry_datetime: `${hour}:31:00.000Z`,
      weather: { datetime: expect.stringMatching(`^${hour}:30:00`) as unknown },
    },
  ]);
});
