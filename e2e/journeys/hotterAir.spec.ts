import type { Page } from 'playwright/test';
import { signInSomeone, untilSeeded } from '../kit/racer';
import { typeSlip, unfold, unfoldEvent } from '../kit/screens';
import { giveSeason } from '../kit/season';
import { expect, test } from '../kit/test';

test.use({
  // A figure that counts up shows other values on its way.
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 360, height: 740 },
});

interface Timeseries {
  STATION: { OBSERVATIONS: Record<string, (number | string | null)[]> }[];
}

const minute = 60_000;

/** Formats a time as the service does, in the zone of another time. */
const writtenLike = (other: string, time: number): string => {
  const [, sign, hours, minutes] = /([+-])(\d\d)(\d\d)$/.exec(other) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * minute * (sign === '-' ? -1 : 1);
  return `${new Date(time + offset).toISOString().slice(0, 19)}${other.slice(-5)}`;
};

/**
 * Serves the station's own reports, the newest old enough for another request; from `heat` on it adds one of now: 12
 * °C hotter, drier, at a lower pressure.
 */
const followStation = async (page: Page): Promise<{ heat: () => void }> => {
  let hot = false;
  await page.route('**/v2/stations/timeseries?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Timeseries;
    const columns = answer.STATION[0]?.OBSERVATIONS ?? {};
    const times = (columns['date_time'] ?? []) as string[];
    const fresh = times.filter((time) => Date.now() - Date.parse(time) < 4.5 * minute).length;
    for (const column of Object.values(columns)) column.splice(column.length - fresh, fresh);
    if (hot) {
      const more = {
        date_time: writtenLike(times.at(-1) ?? '+0000', Date.now()),
        air_temp_set_1: 38,
        relative_humidity_set_1: 25,
        altimeter_set_1: 100_200,
        wind_speed_set_1: 0,
        wind_direction_set_1: 0,
        weather_condition_set_1d: 'clear',
      };
      for (const [name, value] of Object.entries(more)) columns[name]?.push(value);
    }
    await route.fulfill({ response, json: answer });
  });
  return {
    heat: () => {
      hot = true;
    },
  };
};

const numberIn = (text: string | null): number => Number(/\d+(\.\d+)?/.exec(text ?? '')?.[0] ?? NaN);

test('hotter air slows the next pass and eases its dial; the pass that is logged then counts for accuracy, tune and prediction', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const card = main.getByRole('region', { name: 'Next pass' });
  const accuracy = main.getByRole('region', { name: 'Accuracy' });
  const counts = accuracy.getByText(/^Average miss over your last \d+ all-out passes/);
  const tune = main.getByRole('region', { name: 'Tune' });
  const station = await followStation(page);
  const read = {
    et: async () =>
      numberIn(
        await card
          .getByText(/^\d+\.\d{3}$/)
          .first()
          .textContent(),
      ),
    risk: async () => numberIn(await card.getByText(/^breakout /).textContent()),
    tuneMiss: async () =>
      numberIn(/[\d.]+ s with/.exec((await tune.getByText(/suggested tune/).textContent()) ?? '')?.[0] ?? ''),
  };
  const before = { et: 0, risk: 0, tuneMiss: 0 };
  let logged = 0;
  let counted = 0;

  await test.step('Given a racer with a season, whose Home says how well its passes were called', async () => {
    const racer = await signInSomeone(page);
    await untilSeeded(page, racer);
    await giveSeason(racer.email);
    await main.getByRole('button', { name: 'Arrange', exact: true }).click();
    await main.getByRole('button', { name: 'Add Accuracy' }).click();
    await main.getByRole('button', { name: 'Done' }).first().click();
    counted = numberIn(await counts.textContent());
    expect(counted).toBeGreaterThan(2);
  });

  await test.step('When a car and a track are chosen, there is the ET with its odds, in sight with the dial', async () => {
    await page.getByRole('link', { name: 'Predictions' }).first().click();
    await main.getByLabel('Vehicle').selectOption({ label: 'Gas dragster' });
    await main.getByLabel('Track').selectOption({ label: 'Gainesville Raceway' });
    await expect(card.getByText(/Gas dragster · Gainesville Raceway · 1\/4 mile/)).toBeVisible();
    await expect(card.getByText(/^80 % of passes between/)).toBeInViewport({ ratio: 1 });
    await expect(card.getByText(/^Dial \d+\.\d\d$/)).toBeInViewport({ ratio: 1 });
    await card.getByLabel('Or any other dial').press('ArrowRight');
    await unfold(page, 'Tune', 'Weather');
    await expect(tune.getByText(/suggested tune/)).toBeVisible();
    Object.assign(before, { et: await read.et(), risk: await read.risk(), tuneMiss: await read.tuneMiss() });
    expect(before.risk).toBeGreaterThan(10);
  });

  await test.step('When the station reports hotter, thinner air, the ET is slower, and the same dial breaks out less', async () => {
    const dial = (await card.getByText(/^Dial \d/).textContent()) ?? '';
    station.heat();
    await expect(async () => {
      // The browser sends this event when the racer comes back to the app, which then requests the station.
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      expect(await read.et()).toBeGreaterThan(before.et + 0.02);
    }).toPass({ intervals: [2_000], timeout: 30_000 });
    await expect(card.getByText(dial, { exact: true })).toBeVisible();
    expect(await read.risk()).toBeLessThan(before.risk / 2);
    await expect(main.getByRole('region', { name: 'Weather' }).getByText(/^100 ?°F$/)).toBeVisible();
  });

  await test.step('And the pass is logged, two tenths slower than called', async () => {
    logged = (await read.et()) + 0.2;
    const speed = numberIn(
      (await card.getByText('Speed').locator('xpath=following-sibling::*').textContent()) ?? '',
    );
    await page.getByRole('link', { name: 'Log Book' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
    await typeSlip(page, { '1/4 ET': logged.toFixed(3), '1/4 mph': speed.toFixed(2) });
    await unfoldEvent(dialog);
    await dialog.getByLabel('Track').selectOption({ label: 'Gainesville Raceway' });
    await expect(dialog.getByText(/Weather at/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save pass' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('Then its miss is said, once it was said to be saved', async () => {
    const said = page.getByRole('alert');
    await expect(said).toHaveText(new RegExp(`^Pass saved: ${logged.toFixed(3)}\\.`));
    await said.getByRole('button', { name: 'Close' }).click();
    await expect(said).toHaveText(
      new RegExp(`^Ran ${logged.toFixed(3)}\\. Called \\d+\\.\\d{3}: 0\\.\\d{3} slower\\.`),
    );
    const [, called, miss] = /Called ([\d.]+): ([\d.]+) /.exec((await said.textContent()) ?? '') ?? [];
    expect(Number(called) + Number(miss)).toBeCloseTo(logged, 3);
    expect(Number(miss)).toBeCloseTo(0.2, 1);
  });

  await test.step('And the next one starts from it, and is slower still', async () => {
    await page.getByRole('link', { name: 'Predictions' }).first().click();
    await unfold(page, 'Where it comes from', 'Tune');
    await expect(main.getByText(`ran ${logged.toFixed(3)}.`)).toBeVisible();
    expect(await read.et()).toBeGreaterThan(logged - 0.2);
  });

  await test.step('And the tune is suggested anew, with a larger miss', async () => {
    await expect.poll(read.tuneMiss).toBeGreaterThan(before.tuneMiss);
  });

  await test.step('And Home counts it, its miss as the worst', async () => {
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(counts).toContainText(`over your last ${counted + 1} all-out passes`);
    const worst = numberIn(/the worst [\d.]+/.exec((await counts.textContent()) ?? '')?.[0] ?? '');
    expect(worst).toBeCloseTo(0.2, 1);
  });
});
