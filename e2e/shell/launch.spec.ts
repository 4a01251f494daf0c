import type { Page } from 'playwright/test';
import { fillSignIn, signInSomeone, someone, untilOfflineReady } from '../kit/racer';
import { makeVerifiedAccount } from '../kit/emulators';
import { addLocation, addVehicle } from '../kit/screens';
import { expect, test, withoutNetwork } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

const slip = "R/T .018\n60' 1.707\n330' 4.664\n1/8 7.190\nMPH 97.00\n1/4 11.231\nMPH 120.77";
const table = 'When,1/4 ET,1/4 MPH\n2026-06-06 11:05,11.241,118.6\n2026-06-06 12:10,11.262,118.4';

interface Share {
  text?: string;
  file?: { name: string; type: string; content: string };
}

/** Posts a form to the app as the system's share sheet does. */
const share = async (page: Page, { text, file }: Share): Promise<void> => {
  await page.evaluate(
    ([words, shared]) => {
      const form = document.createElement('form');
      Object.assign(form, { action: '/share', method: 'post', enctype: 'multipart/form-data' });
      const area = document.createElement('textarea');
      Object.assign(area, { name: 'text', value: words ?? '' });
      form.append(area);
      if (shared !== undefined) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'file', name: 'files' });
        const transfer = new DataTransfer();
        transfer.items.add(new File([shared.content], shared.name, { type: shared.type }));
        input.files = transfer.files;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    [text, file] as const,
  );
};

const equipped = async (page: Page): Promise<void> => {
  await signInSomeone(page);
  await addVehicle(page, '’69 Nova');
  await addLocation(page, 'Great Lakes Dragaway');
  await untilOfflineReady(page);
};

const askedAbout = (page: Page) => page.getByRole('dialog', { name: '1 shared item' });

const openShared = (page: Page): Promise<void> =>
  askedAbout(page).getByRole('button', { name: 'Open' }).click();

const logAPass = (page: Page) => page.getByRole('dialog', { name: 'Pass' });

test('the app can be installed, and its manifest has no error @all', async ({ page }) => {
  await page.goto('/');
  await untilOfflineReady(page);
  const devtools = await page.context().newCDPSession(page);
  const { errors, data = '{}' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A window without a profile of its own cannot install an app.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const manifest = JSON.parse(data) as Record<'icons' | 'screenshots', { src: string; sizes: string }[]> & {
    shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
  };
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ];
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    pictures.map(({ src }) => src),
  );
  expect(sizes).toEqual(pictures.map((picture) => picture.sizes));
});

test('the shortcut to log a pass opens the dialog over the log book, for a visitor once signed in', async ({
  page,
}) => {
  const racer = someone();
  await makeVerifiedAccount(racer);
  await page.goto('/logbook?open=log-entry');
  await fillSignIn(page, racer);
  await expect(logAPass(page)).toBeVisible();
  await expect(page).toHaveURL('/logbook');
  await page.goto('/logbook?open=log-entry');
  await expect(logAPass(page)).toBeVisible();
});

test('the text of a slip that is shared stands where a pass is logged, survives a reload, and is read @all', async ({
  page,
}) => {
  await equipped(page);
  await share(page, { text: slip });
  await expect(page).toHaveURL('/logbook');
  await openShared(page);
  await expect(logAPass(page).getByLabel('Text of the slip')).toHaveValue(slip);
  await page.reload();
  await openShared(page);
  await expect(logAPass(page).getByLabel('Text of the slip')).toHaveValue(slip);
  await logAPass(page).getByRole('button', { name: 'Read the slip' }).click();
  await expect(logAPass(page).getByLabel('60 ft')).toHaveValue('1.707');
  await expect(logAPass(page).getByLabel('1/4 ET')).toHaveValue('11.231');
  await page.keyboard.press('Escape');
  await expect(logAPass(page)).toBeHidden();
  // A closed share is not offered again.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a table that is shared without a network is open in the import, and nothing is stored before it is looked at @all', async ({
  page,
  context,
  declareFault,
}) => {
  declareFault(withoutNetwork);
  await equipped(page);
  await context.setOffline(true);
  await share(page, { text: 'My season', file: { name: 'season.csv', type: 'text/csv', content: table } });
  await openShared(page);
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog.getByLabel('1/4 ET is')).toHaveValue('et_1320');
  await dialog.getByRole('button', { name: 'Read 2 rows' }).click();
  await dialog.getByRole('button', { name: 'Import 2 passes' }).click();
  await expect(dialog.getByRole('heading', { name: '2 passes added' })).toBeVisible();
  await context.setOffline(false);
});

test('a share of a visitor waits until they have signed in @all', async ({ page }) => {
  const racer = someone();
  await makeVerifiedAccount(racer);
  await page.goto('/');
  await untilOfflineReady(page);
  await share(page, { file: { name: 'season.csv', type: 'text/csv', content: 'not a table' } });
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Sign in to open your share.')).toBeVisible();
  await fillSignIn(page, racer);
  await openShared(page);
  await expect(page.getByRole('dialog', { name: 'Import' })).toBeVisible();
});

test('a foreign page opens nothing, and what it sends without its address is discarded with one tap', async ({
  page,
}) => {
  await equipped(page);

  await test.step('A form of a page with an address is refused', async () => {
    await page.route('http://foreign.test/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form action="${new URL('/share', page.url()).href}" method="post" enctype="multipart/form-data"><input name="text" value="spam"><button>Win</button></form>`,
      }),
    );
    const home = new URL('/', page.url()).href;
    await page.goto('http://foreign.test/');
    await page.getByRole('button', { name: 'Win' }).click();
    await expect(page.getByText('Another web page sent Holeshot something.')).toBeVisible();
    await expect(page).toHaveURL(home);
  });

  await test.step('Discarded, it is asked about no more', async () => {
    await share(page, { text: 'spam' });
    await askedAbout(page).getByRole('button', { name: 'Discard all' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await untilOfflineReady(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('a share with nothing in it says so @all', async ({ page }) => {
  await page.goto('/');
  await untilOfflineReady(page);
  await share(page, {});
  await expect(page.getByText('Holeshot cannot read what was shared.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a file that the system opens the app with is open in the import, also while the app runs @all', async ({
  page,
}) => {
  // Replaces the system, which opens files with an installed app only.
  await page.addInitScript(() => {
    type Take = (launch: { files: object[] }) => void;
    let consumer: Take | undefined;
    const waiting: { files: object[] }[] = [];
    const send = (text: string) => {
      const file = new File([text], 'season.csv', { lastModified: 1 });
      const launch = { files: [{ getFile: () => Promise.resolve(file) }] };
      if (consumer === undefined) waiting.push(launch);
      else consumer(launch);
    };
    // A reloaded tab gets them once more.
    const before = sessionStorage.getItem('launched');
    if (before !== null) send(before);
    addEventListener('launched', ({ detail }: CustomEventInit<string>) => {
      sessionStorage.setItem('launched', detail ?? '');
      send(detail ?? '');
    });
    const launchQueue = {
      setConsumer: (take: Take) => {
        consumer = take;
        waiting.splice(0).forEach(take);
      },
    };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  });
  await equipped(page);
  await page.goto('/logbook');
  await untilOfflineReady(page);
  await page.evaluate((detail) => void dispatchEvent(new CustomEvent('launched', { detail })), table);
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog.getByRole('button', { name: 'Read 2 rows' })).toBeVisible();
  await page.reload();
  await openShared(page);
  await dialog.getByRole('button', { name: 'Read 2 rows' }).click();
  await expect(dialog.getByRole('button', { name: 'Import 2 passes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await untilOfflineReady(page);
  await expect(dialog).toBeHidden();
});
