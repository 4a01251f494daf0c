import type { Locator, Page } from 'playwright/test';
import { documentsUrl, request, uidOf } from '../kit/emulators';
import { expectAccessible } from '../kit/accessibility';
import { demoRacer, signIn, signInSomeone, untilOfflineReady } from '../kit/racer';
import { addLocation, addVehicle, backToLogBook, editPass, logPass, pressTool } from '../kit/screens';
import { expect, test, withoutNetwork } from '../kit/test';

/** Creates a photo as a phone takes it, with EXIF and a position. */
const photoOf = async (page: Page, color: string): Promise<Buffer> => {
  const base64 = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(3000, 2000);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = fill;
    context.fillRect(0, 0, 3000, 2000);
    for (let at = 0; at < 4000; at += 1) {
      context.fillStyle = `hsl(${at} 60% 50%)`;
      context.fillRect((at * 733) % 3000, (at * 397) % 2000, 40, 25);
    }
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const reader = new FileReader();
    await new Promise((done) => {
      reader.onload = done;
      reader.readAsDataURL(jpeg);
    });
    return (reader.result as string).split(',')[1] ?? '';
  }, color);
  const plain = Buffer.from(base64, 'base64');
  const camera = Buffer.from('Exif\0\0GPS 42.05 N 86.2 W');
  const length = Buffer.from([(camera.length + 2) >> 8, (camera.length + 2) & 255]);
  return Buffer.concat([plain.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, camera, plain.subarray(2)]);
};

interface Stored {
  documents?: { name: string; fields: { base64: { stringValue: string } } }[];
}

const storedOf = async (email: string): Promise<Buffer[]> => {
  const { documents = [] } = await request<Stored>(
    `${documentsUrl()}/users/${await uidOf(email)}/passPictures`,
  );
  return documents.map(({ fields }) => Buffer.from(fields.base64.stringValue, 'base64'));
};

test.use({ serviceWorkers: 'allow' });

test('pictures stay with their pass, online and offline, and its Undo brings them back @all', async ({
  page,
  context,
  declareFault,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  const row = page.getByRole('link', { name: /^Open the pass of/ });
  const pictures = dialog.getByRole('group', { name: 'Pictures' });
  const thumbs = pictures.getByRole('button', { name: /^Picture \d/ });
  const choose = async (within: Locator, buffer: Buffer, mimeType = 'image/jpeg') =>
    within.getByLabel('Pictures to add').setInputFiles({ name: 'IMG_1.jpg', mimeType, buffer });
  const { email } = await signInSomeone(page);
  await untilOfflineReady(page);
  const photo = await photoOf(page, 'teal');

  await test.step('A new pass is saved with a photo, small and without the place it was taken at', async () => {
    await addVehicle(page, '’69 Nova');
    await addLocation(page, 'Great Lakes Dragaway');
    await page.goto('/logbook');
    await page.getByRole('button', { name: 'Log a pass' }).first().click();
    await dialog.getByRole('textbox', { name: '1/4 ET', exact: true }).fill('11.231');
    await choose(pictures, Buffer.from('%PDF-1.7'), 'application/pdf');
    await expect(pictures.getByText(/^This file is a PDF\. Nothing was added\./)).toBeVisible();
    expect(photo.includes('Exif')).toBe(true);
    await choose(pictures, photo);
    await expect(thumbs).toHaveCount(1);
    await expectAccessible(page);
    await expect(dialog.getByText(/Weather at/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save pass' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/logbook');
    await expect.poll(async () => (await storedOf(email)).length).toBe(1);
    const [stored] = await storedOf(email);
    expect(stored?.length).toBeLessThanOrEqual(150 * 1024);
    expect(stored?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(stored?.includes(Buffer.from([0xff, 0xe1]))).toBe(false);
    expect(stored?.includes('Exif')).toBe(false);
  });

  await test.step('Offline another one is added at once, and sent with the network', async () => {
    await editPass(row);
    await expect(thumbs).toHaveCount(1);
    declareFault(withoutNetwork);
    await context.setOffline(true);
    await choose(pictures, photo);
    await expect(thumbs).toHaveCount(2);
    expect(await storedOf(email)).toHaveLength(1);
    await context.setOffline(false);
    await expect.poll(async () => (await storedOf(email)).length, { timeout: 30_000 }).toBe(2);
  });

  await test.step('One is shown large, removed and brought back', async () => {
    await thumbs.first().click();
    await expect(pictures.getByRole('img', { name: 'Picture 1 of 2' })).toBeVisible();
    await pictures.getByRole('button', { name: 'Remove' }).click();
    await expect(thumbs).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(thumbs).toHaveCount(2);
  });

  await test.step('The deleted pass comes back with them', async () => {
    await dialog.getByRole('button', { name: 'Delete pass' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('All sent')).toBeVisible();
    await page.goto('/logbook');
    await row.click();
    await expect(
      page
        .getByRole('main')
        .getByRole('group', { name: 'Pictures' })
        .getByRole('button', { name: /^Picture \d/ }),
    ).toHaveCount(2);
    await page.goBack();
    await editPass(row);
    await expect(thumbs).toHaveCount(2);
  });

  await test.step('Deleted for good, it takes them along', async () => {
    await dialog.getByRole('button', { name: 'Delete pass' }).click();
    await backToLogBook(page);
    await expect(row).toHaveCount(0);
    await pressTool(page, 'Recently deleted');
    const deleted = page.getByRole('dialog', { name: 'Recently deleted' });
    await deleted.getByRole('button', { name: /^Delete .+ for good$/ }).click();
    await expect(deleted.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await expectAccessible(page);
    expect(await storedOf(email)).toHaveLength(2);
    await deleted.getByRole('button', { name: /^Delete .+ now$/ }).click();
    await expect(deleted.getByText(/^No deleted passes\./)).toBeVisible();
    await expect.poll(async () => (await storedOf(email)).length, { timeout: 30_000 }).toBe(0);
  });
});

/** Opens a new pass with its pictures. */
const openPictures = async (page: Page): Promise<{ pictures: Locator; thumbs: Locator }> => {
  await page.goto('/logbook');
  await page.getByRole('button', { name: 'Log a pass' }).first().click();
  const pictures = page
    .getByRole('dialog', { name: 'Pass', exact: true })
    .getByRole('group', { name: 'Pictures' });
  return { pictures, thumbs: pictures.getByRole('button', { name: /^Picture \d/ }) };
};

test('a file that is no picture to keep says so, and adds none @all', async ({ page }) => {
  await signIn(page, demoRacer);
  const { pictures, thumbs } = await openPictures(page);
  const input = pictures.getByLabel('Pictures to add');
  const files: [RegExp, string | Buffer][] = [
    [/^This file is a PDF\./, '%PDF-1.7'],
    [/^This file is a video\./, '\0\0\0\x18ftypisom'],
    [/^This file is no picture\./, 'Date,ET'],
    [/^This file is a GIF, which may move\./, Buffer.from('GIF89a')],
    [/cannot open this picture/, '\0\0\0\x18ftypheic'],
    [/60 megapixels/, Buffer.from('89504e470d0a1a0a0000000d494844520000271000001770', 'hex')],
  ];
  for (const [sentence, content] of files) {
    await input.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(content) });
    await expect(pictures.getByRole('alert')).toHaveText(sentence);
  }
  await expect(thumbs).toHaveCount(0);
  await input.setInputFiles({
    name: 'IMG_1.jpg',
    mimeType: 'image/jpeg',
    buffer: await photoOf(page, 'teal'),
  });
  await expect(thumbs).toHaveCount(1);
  await expect(pictures.getByRole('alert')).toHaveCount(0);
});

test('a picture that a full device cannot store is said and stays on the screen, and is sent once there is room @all', async ({
  page,
  context,
  declareFault,
}) => {
  const { email } = await signInSomeone(page);
  await untilOfflineReady(page);
  await addVehicle(page, '’69 Nova');
  await addLocation(page, 'Great Lakes Dragaway');
  await page.goto('/logbook');
  await logPass(page, { '1/4 ET': '11.231' });
  await expect(page.getByText('All sent')).toBeVisible();
  const photo = await photoOf(page, 'teal');
  await editPass(page.getByRole('link', { name: /^Open the pass of/ }));
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  const pictures = dialog.getByRole('group', { name: 'Pictures' });
  await expect(pictures.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  declareFault({ url: /QuotaExceeded|quota/i, status: 'script' });
  const devtools = await context.newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  // Chromium remembers for half a minute how much room a database has.
  await page.waitForTimeout(31_000);
  await pictures
    .getByLabel('Pictures to add')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText(/^There is no room left on this device/).first()).toBeVisible();
  // The last of several stores that find no room decides: it offers to show the change.
  const show = page.getByRole('button', { name: 'Show' });
  await expect(show).toBeVisible();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await show.click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(async () => (await storedOf(email)).length, { timeout: 30_000 }).toBe(1);
});
