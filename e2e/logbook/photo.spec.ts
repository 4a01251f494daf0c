import type { Locator, Page } from 'playwright/test';
import { drawSlip } from '../kit/drawSlip';
import { holdRequests } from '../kit/holdRequests';
import { demoRacer, signIn, untilOfflineReady } from '../kit/racer';
import { expect, test, withoutNetwork } from '../kit/test';

const slip = `    GREAT LAKES DRAGAWAY
    06/14/2026   2:41 PM

          LEFT      RIGHT
DIAL     11.20     10.85
R/T       .021      .104
60'      1.612     1.540
330      4.602     4.410
1/8      7.092     6.801
MPH      95.82     99.70
1000     9.282     8.890
1/4     11.112    10.660
MPH     119.55    125.10`;

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Takes a photo of a slip that is drawn. */
const photograph = async (page: Page, text: string): Promise<Picture> => ({
  name: 'slip.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await page.evaluate(drawSlip, text), 'base64'),
});

const openPhoto = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Log a pass' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  await dialog.getByRole('button', { name: 'Photo of the slip' }).click();
  return dialog;
};
const choose = (dialog: Locator, picture: Picture): Promise<void> =>
  dialog.getByLabel('Picture of the slip').setInputFiles(picture);

const expectRead = async (dialog: Locator): Promise<void> => {
  const use = dialog.getByRole('button', { name: 'Use these numbers' });
  await expect(use).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: '1/8 ET, Left: 7.092' }).click();
  const place = await dialog.getByTestId('place').boundingBox();
  expect(place?.width).toBeGreaterThan(20);
  await use.click();
  const own = dialog.getByRole('radio', { name: 'Left' });
  const question = dialog.getByRole('group', { name: 'The slip has two lanes. Which one is yours?' });
  if (await question.isVisible()) await question.getByText('Left').click();
  await expect(own.first()).toBeChecked();
  for (const [label, value] of [
    ['60 ft', '1.612'],
    ['1/8 ET', '7.092'],
    ['1/4 ET', '11.112'],
    ['1/4 mph', '119.55'],
  ] as const)
    await expect(dialog.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
};

test('a photo of a slip is read on the device, checked beside its picture, and sent nowhere', async ({
  page,
}, testInfo) => {
  await signIn(page, demoRacer);
  await page.goto('/logbook');
  const picture = await photograph(page, slip);
  const sent: string[] = [];
  page.on('request', (request) => {
    if ((request.postDataBuffer()?.length ?? 0) > 10_000) sent.push(request.url());
  });
  const dialog = await openPhoto(page);
  const begun = Date.now();
  await choose(dialog, picture);
  await expectRead(dialog);
  testInfo.annotations.push({ type: 'ms', description: `${Date.now() - begun}` });
  expect(sent).toEqual([]);
});

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a photo that is shared with the app is read where a pass is logged, and is offered no more once it is closed @all', async ({
    page,
  }) => {
    await signIn(page, demoRacer);
    await page.goto('/logbook');
    await untilOfflineReady(page);
    const { buffer, ...photo } = await photograph(page, slip);
    await page.evaluate(
      ([base64, { name, mimeType }]) => {
        const form = document.createElement('form');
        Object.assign(form, { action: '/share', method: 'post', enctype: 'multipart/form-data' });
        const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
        input.files = transfer.files;
        form.append(input);
        document.body.append(form);
        form.submit();
      },
      [buffer.toString('base64'), photo] as const,
    );
    await expect(page).toHaveURL('/logbook');
    await page.getByRole('dialog', { name: '1 shared item' }).getByRole('button', { name: 'Open' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
    await expectRead(dialog);
    await dialog.getByRole('button', { name: 'Undo the slip' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await untilOfflineReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('the app reads a photo without a network once it has read one @all', async ({
    page,
    context,
    declareFault,
  }) => {
    await signIn(page, demoRacer);
    await page.goto('/logbook');
    await untilOfflineReady(page);
    const stored = () =>
      page.evaluate(async () =>
        (await (await caches.open('holeshot-recognizer')).keys()).map(({ url }) => new URL(url).pathname),
      );
    expect(await stored()).toEqual([]);
    const picture = await photograph(page, slip);
    const dialog = await openPhoto(page);
    await choose(dialog, picture);
    await expectRead(dialog);
    await expect.poll(async () => (await stored()).length).toBe(3);
    declareFault(withoutNetwork);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Undo the slip' }).click();
    await dialog.getByRole('button', { name: 'Photo of the slip' }).click();
    await choose(dialog, picture);
    await expectRead(dialog);
  });
});

test('a photo is canceled at each step, and nothing is changed @all', async ({ page }) => {
  await signIn(page, demoRacer);
  await page.goto('/logbook');
  const picture = await photograph(page, slip);
  const dialog = await openPhoto(page);
  const chooser = dialog.getByRole('button', { name: 'Choose a picture' });
  const cancel = dialog.getByRole('button', { name: 'Cancel' });

  await test.step('While its reader is loaded', async () => {
    const release = await holdRequests(page, /tesseract|traineddata|recognizer/);
    await choose(dialog, picture);
    await expect(dialog.getByText('Loading the reader (4 MB, once)')).toBeVisible();
    await cancel.click();
    await expect(chooser).toBeVisible();
    release();
  });

  await test.step('While it is read', async () => {
    await choose(dialog, picture);
    await expect(dialog.getByText('Reading the picture')).toBeVisible({ timeout: 60_000 });
    await cancel.click();
    await expect(chooser).toBeVisible();
  });

  await test.step('Once it is read', async () => {
    await choose(dialog, picture);
    await expect(dialog.getByRole('button', { name: 'Use these numbers' })).toBeVisible({ timeout: 60_000 });
    await dialog.getByRole('button', { name: 'Another picture' }).click();
    await expect(chooser).toBeVisible();
  });

  await test.step('Before the next one', async () => {
    await dialog
      .getByRole('region', { name: 'Photo of the slip' })
      .getByRole('button', { name: 'Close' })
      .click();
    await expect(chooser).toBeHidden();
  });
  for (const name of ['60 ft', '1/4 ET'])
    await expect(dialog.getByRole('textbox', { name, exact: true })).toHaveValue('');
});

test('a file that is no photo of a slip says so, and changes nothing @all', async ({ page }) => {
  await signIn(page, demoRacer);
  await page.goto('/logbook');
  const dialog = await openPhoto(page);
  const files: [RegExp, string | Buffer][] = [
    [/is a PDF/, '%PDF-1.7'],
    [/is a video/, '\0\0\0\x18ftypisom'],
    [/of another kind/, ''],
    [/cannot open this picture/, '\0\0\0\x18ftypheic'],
    [/60 megapixels/, Buffer.from('89504e470d0a1a0a0000000d494844520000271000001770', 'hex')],
    [/No slip found/, (await photograph(page, '')).buffer],
    [/No slip found/, Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')],
  ];
  for (const [sentence, content] of files) {
    await choose(dialog, { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(content) });
    await expect(dialog.getByRole('alert').first()).toHaveText(sentence, { timeout: 60_000 });
    await dialog.getByRole('textbox', { name: '60 ft', exact: true }).fill('');
  }
  await choose(dialog, await photograph(page, slip));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: '60 ft', exact: true })).toHaveValue('');
});
