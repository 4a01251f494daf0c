import {
  failed,
  fahrenheit,
  learnOver,
  mph,
  observationAtTrack,
  ok,
  passesToLearn,
  percent,
  predict,
  seconds,
  type Engine,
  type ForecastHour,
  type LogEntry,
  type Prediction,
  type Seconds,
  type StationObservation,
} from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  summerAfternoon,
} from '@holeshot/shared-core/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextHoursPanel } from './NextHoursPanel';

const hour = 3_600_000;
const newest = Date.parse(summerAfternoon.datetime);
const observation = observationAtTrack(summerAfternoon, greatLakes.elevation);
const input = { vehicle: nova, location: greatLakes };
const [engine] = learnOver([1320], input, passesToLearn(nova, novaPasses)) as [Engine];

const now = (): Prediction => {
  const predicted = predict(engine, { location: greatLakes, observation });
  if (!predicted.ok) throw new Error(predicted.failure.message);
  return predicted.value;
};

/** The last two hours, in which it became so many degrees hotter in each. */
const warming = (degrees: number): StationObservation[] =>
  Array.from({ length: 24 }, (_, index) => ({
    ...summerAfternoon,
    datetime: new Date(newest - (23 - index) * (hour / 12)).toISOString(),
    air_temp: fahrenheit(summerAfternoon.air_temp - ((23 - index) * degrees) / 12),
  }));

const cooling: ForecastHour[] = Array.from({ length: 8 }, (_, index) => ({
  at: new Date(newest + (index - 1) * hour).toISOString(),
  air_temp: fahrenheit(88 - 3 * index),
  dew_point: fahrenheit(68),
  wind_speed: mph(6),
}));

const draw = (
  reports: StationObservation[],
  forecast?: ForecastHour[],
  minutesLater = 0,
  location = greatLakes,
  index?: Seconds,
) => {
  const { weather, drafts, clock } = createMemoryPlatform({
    observation: ok(summerAfternoon),
    ...(forecast && { forecast }),
  });
  return render(
    <NextHoursPanel
      place={{ ...input, location }}
      next={{ lane: undefined, timer: undefined, prediction: now(), engine, reports }}
      index={index}
      usualRisk={0.2}
      entries={novaPasses}
      ports={{ weather, drafts, clock: { ...clock, now: () => clock.now() + minutesLater * 60_000 } }}
    />,
  );
};
const show = async (reports: StationObservation[], forecast?: ForecastHour[], minutesLater = 0) => {
  draw(reports, forecast, minutesLater);
  await screen.findByRole('button', { name: 'Show as a table' });
};
const sentence = () => screen.getByRole('heading').nextElementSibling?.firstElementChild;

describe('the next hours', () => {
  test('get slower while the air warms up, and say that pressure and wind are held', async () => {
    await show(warming(4));
    expect(sentence()).toHaveTextContent(/^\+0\.\d{3} s by 4:55 PM: about 11\.\d{3}\.$/);
    expect(screen.getByText(/^From the station's last two hours/)).toHaveTextContent(
      'Pressure and wind are held.',
    );
  });

  test('stay steady where nothing moves', async () => {
    await show(warming(0));
    expect(sentence()).toHaveTextContent('Steady: less than 0.003 s by 4:55 PM.');
  });

  test('use the station alone where the place of the track is unknown', async () => {
    draw(warming(4), cooling, 0, { ...greatLakes, lat: 0, lng: 0 });
    await screen.findByRole('button', { name: 'Show as a table' });
    expect(screen.getByText(/^From the station's last two hours/)).toBeVisible();
  });

  test('need more than one report', async () => {
    draw(warming(4).slice(-1));
    expect(await screen.findByText('Too few reports yet to look ahead.')).toBeVisible();
  });

  test('need a report that is not too old, and say how old it is', () => {
    draw(warming(4), undefined, 86);
    expect(sentence()).toHaveTextContent(
      /^The newest report is from 1 h 31 min ago, too old to look ahead\./,
    );
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show as a table' })).toBeNull();
  });

  test('begin now, though the newest report is an hour old', async () => {
    await show(warming(4), undefined, 57);
    const chart = screen.getByRole('img');
    expect(chart).toHaveAccessibleName(/^Chart of the ET: 1:57 PM 11\.\d{3}, 2:55 PM 11\.\d{3},/);
    expect(screen.getByText('now')).toBeVisible();
    expect(screen.getByText('2:55 PM')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    expect(screen.getAllByRole('rowheader').map((each) => each.textContent)).toEqual([
      '2:55 PM',
      '3:55 PM',
      '4:55 PM',
    ]);
  });

  test('request the forecast again after half an hour, also after a failure', async () => {
    jest.useFakeTimers();
    const { weather, drafts, clock } = createMemoryPlatform();
    const time = { now: clock.now(), asked: 0 };
    const hourlyForecast = () => {
      time.asked += 1;
      return Promise.resolve(failed('weather-unreachable', 'The forecast cannot be reached.'));
    };
    const { unmount } = render(
      <NextHoursPanel
        place={input}
        next={{ lane: undefined, timer: undefined, prediction: now(), engine, reports: warming(4) }}
        index={undefined}
        usualRisk={0.2}
        entries={novaPasses}
        ports={{ weather: { ...weather, hourlyForecast }, drafts, clock: { ...clock, now: () => time.now } }}
      />,
    );
    expect(time.asked).toBe(1);
    time.now += hour / 2;
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(time.asked).toBe(2);
    unmount();
    jest.useRealTimers();
  });

  test('follow the newer forecast too, which begins after the newest report', async () => {
    const ticks: (() => void)[] = [];
    jest.spyOn(globalThis, 'setInterval').mockImplementation((tick) => ticks.push(tick) as never);
    const { weather, drafts, clock } = createMemoryPlatform();
    const time = { now: clock.now(), forecast: cooling };
    render(
      <NextHoursPanel
        place={input}
        next={{ lane: undefined, timer: undefined, prediction: now(), engine, reports: warming(4) }}
        index={undefined}
        usualRisk={0.2}
        entries={novaPasses}
        ports={{
          weather: { ...weather, hourlyForecast: () => Promise.resolve(ok(time.forecast)) },
          drafts,
          clock: { ...clock, now: () => time.now },
        }}
      />,
    );
    const worked = async () => {
      for (let turn = 0; turn < 5; turn += 1)
        await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    };
    await worked();
    expect(screen.getByText(/^From the National Weather Service forecast/)).toBeVisible();
    time.now += hour / 2;
    time.forecast = cooling.slice(2);
    act(() => ticks.forEach((tick) => tick()));
    await worked();
    expect(screen.getByText(/^From the National Weather Service forecast/)).toBeVisible();
    jest.restoreAllMocks();
  });

  test('follow the forecast where there is one, and say that it has no pressure', async () => {
    await show(warming(4), cooling);
    expect(await screen.findByText(/^From the National Weather Service forecast/)).toHaveTextContent(
      'It has no pressure, so we hold the current one and widen the range.',
    );
    expect(sentence()).toHaveTextContent(/^−0\.\d{3} s by 4:55 PM/);
  });

  test('show as a chart with words, and as a table whose interval widens', async () => {
    await show(warming(4));
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /^Chart of the ET: 1:00 PM 11\.\d{3}, 1:55 PM 11\.\d{3},/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(4);
    const widths = rows.map((row) => {
      const [low = NaN, high = NaN] =
        within(row).getAllByRole('cell')[2]?.textContent?.split('–').map(Number) ?? [];
      return high - low;
    });
    expect(widths[0]).toBeGreaterThan(now().high80 - now().low80);
    expect(widths[3]).toBeGreaterThan(widths[0] ?? NaN);
    expect(document.body).not.toHaveTextContent('NaN');
  });
});

describe('the rounds of the day', () => {
  const typed = async (text: string) => {
    await userEvent.clear(await screen.findByLabelText('Times of your rounds'));
    await userEvent.type(screen.getByLabelText('Times of your rounds'), text);
  };
  const rounds = async () => {
    const table = within(await screen.findByRole('region', { name: 'Your rounds one by one' }));
    return table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  };
  const rainy = cooling.map((each, index) => ({ ...each, rain: percent(10 * index) }));

  test('each have their ET, dial, wind and rain, by the clocks of the track', async () => {
    await show(warming(4), rainy);
    await typed('2, 3:30');
    const [head, ...rows] = await rounds();
    expect(head).toEqual(['Round', 'ET', 'Dial', 'Wind mph', 'Rain', '80 % between']);
    expect(rows.map(([at]) => at)).toEqual(['2:00 PM', '3:30 PM']);
    const [first, second] = rows.map(([, et]) => Number(et)) as [number, number];
    expect(second).toBeLessThan(first);
    for (const [, et, dial, wind, rain, range] of rows) {
      expect(Number(et) - Number(dial)).toBeGreaterThan(0);
      expect(Number(et) - Number(dial)).toBeLessThan(0.1);
      expect(wind).toBe('6');
      expect(rain).toMatch(/^\d0 %$/);
      expect(range).toMatch(/^1\d\.\d{3}–1\d\.\d{3}$/);
    }
  });

  test('say what the forecast does not reach, and hide what is over', async () => {
    draw(warming(4), rainy, 57);
    await typed('1:30, 2, 11:30');
    expect((await rounds()).slice(1).map(([at, et, , , rain]) => [at, et, rain])).toEqual([
      ['2:00 PM', expect.stringMatching(/^11\.\d{3}$/), '20 %'],
      ['11:30 PM', '–', '–'],
    ]);
    expect(screen.getByText('The forecast does not reach every round.')).toBeVisible();
    expect(screen.getByText('One of these rounds is over.')).toBeVisible();
  });

  test.each([
    ['2', 'Read as 1 round, 2:00 PM.'],
    ['6:30, 9', 'Read as 2 rounds, 6:30 PM to 9:00 PM.'],
    ['2 every 5', 'Read as 8 rounds, 2:00 PM to 2:35 PM: “every” adds 7 at most.'],
  ])('typed as %s say how they are read', async (text, said) => {
    await show(warming(4), rainy);
    await typed(text);
    expect(screen.getByText(said)).toBeVisible();
  });

  test('are asked for again where the text is no time', async () => {
    await show(warming(4), rainy);
    await typed('after lunch');
    expect(screen.queryByText(/^Write up to 12 times/)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(/^Write up to 12 times in their order, as 12:30, 2, 3:45 PM/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your rounds one by one' })).toBeNull();
  });

  test('stay while the next one is typed', async () => {
    await show(warming(4), rainy);
    await typed('2');
    await rounds();
    await userEvent.type(screen.getByLabelText('Times of your rounds'), ', 3:');
    expect((await rounds()).slice(1).map(([at]) => at)).toEqual(['2:00 PM', '3:00 PM']);
    await userEvent.clear(screen.getByLabelText('Times of your rounds'));
    expect(screen.queryByRole('region', { name: 'Your rounds one by one' })).toBeNull();
  });

  test('after midnight carry their date', async () => {
    await show(warming(4), rainy);
    await typed('11 pm, 1:30');
    expect((await rounds()).slice(1).map(([at]) => at)).toEqual(['11:00 PM', '1:30 AM06/21/2026']);
  });

  test('of an index class have no dial', async () => {
    draw(warming(4), rainy, 0, greatLakes, seconds(11.9));
    await typed('2');
    expect((await rounds())[0]).toEqual(['Round', 'ET', 'Wind mph', 'Rain', '80 % between']);
  });

  test('are compared with what the car ran, once they are over', async () => {
    const { weather, drafts, clock } = createMemoryPlatform({
      observation: ok(summerAfternoon),
      forecast: rainy,
    });
    const [pass] = novaPasses;
    const later = [{ ...pass!, log_entry_datetime: new Date(newest + 1.1 * hour).toISOString() }];
    const panel = (entries: readonly LogEntry[]) =>
      render(
        <NextHoursPanel
          place={input}
          next={{ lane: undefined, timer: undefined, prediction: now(), engine, reports: warming(4) }}
          index={undefined}
          usualRisk={0.2}
          entries={entries}
          ports={{ weather, drafts, clock }}
        />,
      );
    const { unmount } = panel(novaPasses);
    await typed('2');
    await userEvent.tab();
    await rounds();
    unmount();
    panel(later);
    const scores = within(await screen.findByRole('region', { name: /^What the plans said/ }));
    expect(scores.getByRole('row', { name: /^1 h 1 0\.\d{3} s [01] of 1$/ })).toBeVisible();
  });

  test('are not asked for without a forecast', async () => {
    await show(warming(4));
    expect(screen.queryByLabelText('Times of your rounds')).toBeNull();
  });
});
