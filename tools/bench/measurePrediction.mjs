import { addMachine } from './addMachine.mjs';
import { longestTask } from './longestTask.mjs';
import { paintedAfter } from './pageProbe.mjs';

const minute = 60_000;
const interval = 'main section[aria-label="Next pass"]';

/** Serves newer reports of a station, old enough that the next look at the app requests one more. */
const followStation = async (page) => {
  let reports = 0;
  await page.route('**/v2/stations/timeseries?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const columns = answer.STATION?.[0]?.OBSERVATIONS;
    if (columns === undefined) return route.fulfill({ response });
    reports += 1;
    const at = Date.now() - 4.2 * minute;
    const late = columns.date_time.filter((time) => Date.parse(time) >= at).length;
    const more = {
      date_time: new Date(at).toISOString(),
      air_temp_set_1: reports % 2 === 0 ? 20 : 32,
      relative_humidity_set_1: 40,
      altimeter_set_1: 101_300,
      wind_speed_set_1: 2,
      wind_direction_set_1: 180,
      weather_condition_set_1d: 'clear',
    };
    for (const [name, column] of Object.entries(columns)) {
      column.splice(column.length - late, late);
      if (name in more) column.push(more[name]);
    }
    return route.fulfill({ response, json: answer });
  });
};

/**
 * Measures how a prediction follows a new observation, for a signed-in racer whose car has a long history: from the
 * answer of the weather service to the paint, and the longest delay of an input.
 */
export const measurePrediction = async ({ page, times, figures }) => {
  await followStation(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/predictions');
  const shown = page.getByText(/^80 % of passes between/);
  await shown.waitFor();
  await page.getByText(/^Working out the tune/).waitFor({ state: 'detached' });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let time = 0; time < times; time += 1) {
    // The service is requested again after five seconds at the earliest.
    await page.waitForTimeout(6_000);
    await addMachine(page, figures);
    const before = await shown.textContent();
    const change = { selector: interval, gone: before, request: '/v2/stations/timeseries' };
    const { value: took, longest } = await longestTask(browser, async () => {
      const painted = await page.evaluate(paintedAfter, change);
      await page.waitForTimeout(1_500);
      return painted;
    });
    figures.add('a new observation: the card shows it', 'ms', took, 100);
    figures.add('a new observation: longest wait of an input', 'ms', longest, 50);
  }
};
