import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { giveSeason } from '../kit/season';
import { signInSomeone } from './kit/account';
import { addLocation, addVehicle, passOf, pressTool } from './kit/screens';
import { expect, test } from './kit/test';

const foreignTable = [
  'When;Car;1/4 ET;1/4 MPH;60 ft;R/T;Baro',
  '06.06.2026 11:05;Nova;11,241;118,6;1,562;0,018;29,5',
  '06.06.2026 12:10;Nova;11,262;118,4;1,570;0,031;29,5',
  '06.06.2026 13:40;Nova;abc;118,1;1,588;0,027;29,4',
].join('\r\n');

test('a table of another program is imported and undone @all', async ({ tab, device }) => {
  await signInSomeone(tab);
  await addVehicle(tab, '’69 Nova');
  await addLocation(tab, 'Great Lakes Dragaway');
  const file = path.join(device.profile, 'season.csv');
  await writeFile(file, foreignTable);
  await tab.open('/logbook');
  await pressTool(tab, 'Import');
  const dialog = tab.find('dialog', 'Import');
  await dialog.label('File to import').upload(file);
  await expect.poll(dialog.label('1/4 ET is').value).toBe('et_1320');
  await dialog.label('Dates are written').choose('day, month, year');
  await dialog.find('button', 'Read 3 rows').click();
  await dialog.text('Line 4:').seen();
  await dialog.find('button', 'Import 2 passes').click();
  await dialog.find('heading', '2 passes added').seen();
  await dialog.find('button', 'Done').click();
  const imported = await passOf(tab, '11.241');
  await imported.seen();

  await tab.reload();
  await pressTool(tab, 'Import');
  await dialog.find('button', 'Undo this import').click();
  await dialog.text(/^2 rows removed/).seen();
  await tab.press('Escape');
  await imported.gone();
  await tab.text('All sent').seen(90_000);
});

test('a season is saved as a file and printed @all', async ({ tab, device }) => {
  const { email } = await signInSomeone(tab);
  await giveSeason(email);
  await tab.open('/logbook');
  await pressTool(tab, 'Export');
  const dialog = tab.find('dialog', 'Export');
  await dialog.find('button', 'Save the log book').click();
  await dialog.text(/is saved on this device/).seen();
  const downloads = path.join(device.profile, 'downloads');
  const saved = async () => {
    const [name = ''] = await readdir(downloads).catch(() => []);
    return JSON.parse(await readFile(path.join(downloads, name), 'utf8').catch(() => '{}')) as object;
  };
  await expect.poll(() => saved().catch(() => ({}))).toMatchObject({ format: 'holeshot-logbook' });
  await tab.press('Escape');
  await dialog.gone();
  await pressTool(tab, 'Print');
  await device.printed();
});
