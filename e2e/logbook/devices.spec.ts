import type { Locator, Page } from 'playwright/test';
import { fillSignIn, signInSomeone, untilOfflineReady, untilSeeded } from '../kit/racer';
import { randomOf } from '../kit/randomOf';
import { addLocation, addVehicle, backToLogBook, savePass, typeSlip, unfoldEvent } from '../kit/screens';
import { expect, test, withoutNetwork } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

/** Number of schedules, and the first one; each follows from its number alone. */
const schedules = Number(process.env['HOLESHOT_SCHEDULES'] ?? 1);
const first = Number(process.env['HOLESHOT_FIRST_SCHEDULE'] ?? 7);
/** Steps on each device. */
const length = 4;

interface Device {
  name: string;
  page: Page;
  offline: boolean;
  /** Its tab was told once to keep working offline. */
  goesOn: boolean;
}

const figures = ['60 ft', '1/4 mph'] as const;

/** Step that a racer did to a pass, which is named by its first ET. */
interface Step {
  device: Device;
  what: 'log' | 'delete' | 'undo' | 'move' | (typeof figures)[number];
  et: string;
  /** Figure or month of the change. */
  value: string;
}

const dialogOf = ({ page }: Device) => page.getByRole('dialog', { name: 'Pass', exact: true });
const passesOn = ({ page }: Device) => page.getByRole('link', { name: /^Open the pass of/ });

/** Returns the passes that a device shows: ET, month, 60 ft and MPH. */
const shownOn = async ({ page }: Device): Promise<string[]> => {
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'mph' });
  const seen = await rows.evaluateAll((each) =>
    each.map((row) => [row.querySelector('a')?.ariaLabel ?? '', (row as HTMLElement).innerText]),
  );
  return seen
    .map(([name = '', text = '']) => {
      const [, month, et] = /of (\d\d)\/.*, ([\d.]+)$/.exec(name) ?? [];
      return [et, month, /60\sft\s([\d.]+)/.exec(text)?.[1], /([\d.]+)mph/.exec(text)?.[1]].join(' ');
    })
    .sort();
};

const openLogBook = async ({ page }: Device): Promise<void> => {
  await page.goto('/logbook');
  await expect(page.getByRole('heading', { name: 'Log Book', level: 1 })).toBeVisible();
};

/** Presses something, and tells whether that worked; it may disappear at that moment. */
const isPressed = (place: Locator): Promise<boolean> =>
  place.click({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );

/**
 * Changes a pass; returns the outcome. A pass deleted on another device is put back by its open form, and before that
 * nothing happens.
 */
const change = async (
  device: Device,
  et: string,
  what: Step['what'],
  value: string,
): Promise<'done' | 'restored' | 'gone'> => {
  if (!(await isPressed(passesOn(device).filter({ hasText: et })))) return 'gone';
  try {
    return await changeOnPage(device, what, value);
  } finally {
    await backToLogBook(device.page);
  }
};

/** Changes the pass of an open page, as `change` does. */
const changeOnPage = async (device: Device, what: Step['what'], value: string): ReturnType<typeof change> => {
  const dialog = dialogOf(device);
  if (!(await isPressed(device.page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }))))
    return 'gone';
  if (what === 'delete') {
    const isDeleted = await isPressed(dialog.getByRole('button', { name: 'Delete pass' }));
    if (!isDeleted) await device.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return isDeleted ? 'done' : 'gone';
  }
  const field =
    what === 'move'
      ? dialog.getByLabel('Time of the slip')
      : dialog.getByRole('textbox', { name: what, exact: true });
  // Another device may have deleted it while its form was opening.
  const gone = dialog.getByText('This pass was deleted');
  await expect(dialog.getByRole('button', { name: /^Event, car and track/ }).or(gone)).toBeVisible();
  if (!(await gone.isVisible())) await unfoldEvent(dialog);
  await expect(field.or(gone)).toBeVisible();
  if (await gone.isVisible()) {
    await device.page.keyboard.press('Escape');
    return 'gone';
  }
  await field.fill(what === 'move' ? `2026-${value}-10T12:00` : value);
  let isPutBack = false;
  await savePass(dialog, async () => {
    isPutBack = await dialog.getByText('This pass was deleted').isVisible();
  });
  // The deletion may have come during the save.
  const isSaidSo = await device.page.getByText(/^Pass put back, as it had been deleted/).isVisible();
  return isPutBack || isSaidSo ? 'restored' : 'done';
};

/** Returns the last step of each device. */
const lastOfEach = (steps: readonly Step[]): Step[] =>
  steps.filter(({ device }, at) => !steps.slice(at + 1).some((later) => later.device === device));

/** Returns the differences between the shown passes and the steps. */
const faultsOf = (steps: readonly Step[], shown: readonly string[]): string[] => {
  const rows = new Map(shown.map((row) => [row.split(' ')[0] ?? '', row.split(' ')]));
  const twice = shown.length === rows.size ? [] : [`a pass is there twice: ${shown.join(', ')}`];
  const logged = steps.filter(({ what }) => what === 'log').map(({ et }) => et);
  const faults = logged.flatMap((et) => {
    const own = steps.filter((step) => step.et === et);
    const ended = lastOfEach(own.filter(({ what }) => ['delete', 'undo'].includes(what)));
    const isPutBack = own.some(({ what }) => what === 'undo');
    const row = rows.get(et);
    if (row === undefined) return ended.some(({ what }) => what === 'delete') ? [] : [`${et} is lost`];
    // A restored pass is as that device knew it.
    if (isPutBack) return [];
    if (ended.length > 0) return [`${et} is there though it was deleted`];
    return (['move', ...figures] as const).flatMap((what, index) => {
      const last = lastOfEach(own.filter((step) => step.what === what));
      const value = row[index + 1] ?? '';
      if (last.length === 0 || last.some((step) => step.value === value)) return [];
      return [`${what} of ${et} is ${value}, not ${last.map((step) => step.value).join(' or ')}`];
    });
  });
  return [...twice, ...faults];
};

/** Returns the writes that a device keeps after a refusal, for the racer to decide. */
const keptOn = async ({ page }: Device): Promise<string[]> => {
  const chip = page.getByRole('banner').getByText(/^\d+ refused$/);
  if (!(await chip.isVisible())) return [];
  await chip.click();
  const list = page.getByRole('dialog', { name: 'Not sent yet' });
  await expect(list.getByRole('listitem')).not.toHaveCount(0);
  const kept = await list.getByRole('listitem').allInnerTexts();
  await list.getByRole('button', { name: 'Close' }).click();
  return kept;
};

/**
 * Returns the faults that no refused write explains: a deletion explains a deletion, any other write any other fault.
 */
const unexplained = (faults: readonly string[], kept: readonly string[]): string[] => {
  const isOfDeletion = (text: string) => /it was deleted$|^A deleted pass/.test(text);
  const isOfOther = (text: string) => !isOfDeletion(text);
  return [isOfDeletion, isOfOther].flatMap((isOf) => faults.filter(isOf).slice(kept.filter(isOf).length));
};

for (let number = first; number < first + schedules; number += 1)
  test(`schedule ${number} of several devices of one racer loses nothing @all`, async ({
    page,
    otherPhone,
    declareFault,
  }) => {
    test.setTimeout(240_000);
    declareFault(withoutNetwork);
    // Another device wrote during a transaction; the SDK starts it again.
    for (const status of [400, 409]) declareFault({ url: /documents:commit/, status });
    const random = randomOf(number);
    const below = (count: number): number => Math.floor(random() * count);
    const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
    const story: string[] = [];
    const steps: Step[] = [];
    const note = (device: Device, what: Step['what'], et: string, value = '') => {
      steps.push({ device, what, et, value });
      story.push(`${device.name} ${what} ${et} ${value}`);
    };

    const log = async (device: Device): Promise<void> => {
      const at = steps.length;
      const et = (11 + at / 1000).toFixed(3);
      await typeSlip(device.page, { '60 ft': '1.400', '1/4 ET': et, '1/4 mph': '118.4' });
      await unfoldEvent(dialogOf(device));
      await dialogOf(device)
        .getByLabel('Time of the slip')
        .fill(`2026-0${5 + below(3)}-10T12:${10 + at}`);
      await savePass(dialogOf(device));
      note(device, 'log', et);
    };

    const act = async (device: Device): Promise<void> => {
      const ets = await passesOn(device).allInnerTexts();
      if (ets.length === 0 || below(4) === 0) return log(device);
      const et = pick(ets);
      const what = pick(['move', 'delete', ...figures, ...figures] as const);
      const at = steps.length;
      const value = {
        ...{ delete: '', move: `0${5 + below(3)}`, '60 ft': (1.4 + at / 1000).toFixed(3) },
        '1/4 mph': (110 + at / 10).toFixed(1),
      }[what];
      const came = await change(device, et, what, value);
      if (came === 'gone') return undefined;
      note(device, came === 'restored' ? 'undo' : what, et, value);
      if (what !== 'delete' || below(2) === 0) return undefined;
      // Undo stays for ten seconds, which may pass on a busy machine.
      if (await isPressed(device.page.getByRole('button', { name: 'Undo' }))) note(device, 'undo', et);
      return undefined;
    };

    const connect = async (device: Device): Promise<void> => {
      story.push(`${device.name} ${device.offline ? 'online' : 'offline'}`);
      device.offline = !device.offline;
      await device.page.context().setOffline(device.offline);
      if (!device.offline) return;
      if (!device.goesOn) await device.page.getByRole('button', { name: 'Keep working offline' }).click();
      device.goesOn = true;
      await openLogBook(device);
    };

    const kill = async (device: Device): Promise<void> => {
      story.push(`${device.name} killed`);
      const context = device.page.context();
      await device.page.close();
      device.page = await context.newPage();
      device.goesOn = false;
      await openLogBook(device);
    };

    const devices: Device[] = [{ name: 'phone', page, offline: false, goesOn: false }];
    await test.step('Given a racer with a car, a track and several devices', async () => {
      const racer = await signInSomeone(page);
      await untilSeeded(page, racer);
      await addVehicle(page, 'Nova');
      await addLocation(page, 'Great Lakes Dragaway');
      for (const name of ['tablet', 'laptop', 'trailer'].slice(0, 1 + below(3))) {
        const other = await otherPhone();
        await other.goto('/signin');
        await fillSignIn(other, racer);
        await expect(other.getByRole('link', { name: /^Profile of/ })).toBeVisible();
        devices.push({ name, page: other, offline: false, goesOn: false });
      }
      for (const device of devices) {
        await openLogBook(device);
        await untilOfflineReady(device.page);
      }
      await log(devices[0]!);
      for (const device of devices) await expect(passesOn(device)).toHaveCount(1);
    });

    try {
      for (let at = 0; at < length * devices.length; at += 1) {
        const device = pick(devices);
        const what = below(10);
        if (what < 6) await act(device);
        else if (what < 9) await connect(device);
        else await kill(device);
      }
      for (const device of devices) if (device.offline) await connect(device);
      for (const { page } of devices)
        await expect(page.getByRole('banner').getByText(/All sent|^\d+ refused$/)).toBeVisible({
          timeout: 60_000,
        });
      const kept: string[] = [];
      for (const device of devices) kept.push(...(await keptOn(device)));
      await expect(async () => {
        const [shown = [], ...others] = await Promise.all(devices.map(shownOn));
        for (const each of others) expect(each).toEqual(shown);
        expect(unexplained(faultsOf(steps, shown), kept)).toEqual([]);
      }, 'all devices show all that was done within 5 seconds of quiet').toPass({ timeout: 5_000 });
    } catch (error) {
      const standing = await Promise.all(
        devices.map(async ({ name, page }) => `${name} says “${await page.getByRole('banner').innerText()}”`),
      );
      throw new Error(`Schedule ${number}: ${story.join('; ')}\n${standing.join('; ')}\n${String(error)}`, {
        cause: error,
      });
    }
  });
