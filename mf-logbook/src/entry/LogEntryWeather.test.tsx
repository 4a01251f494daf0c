import { failed, feet, ok, type Result, type StationObservation } from '@holeshot/shared-core';
import { greatLakes, summerAfternoon } from '@holeshot/shared-core/testing';
import { act, screen } from '@testing-library/react';
import {
  choose,
  eighth,
  field,
  goodSlip,
  gotFocus,
  newEntries,
  openLogEntry,
  seeded,
  settle,
  type,
} from './logEntryDriver';

describe('the weather of the pass', () => {
  test('comes by itself, with where and when it was measured and what the wind does to the car', async () => {
    await openLogEntry(seeded());
    expect(screen.getByText('Weather at 12:55 PM · Kenosha Regional, 6.7 mi')).toBeVisible();
    expect(screen.getByText(/^87 °F · 54 % · 29\.1\d inHg · 6 mph ↘ head$/)).toBeVisible();
  });

  test('names who reported it, where it is not the weather service', async () => {
    const platform = seeded();
    platform.weather.observationAt = () =>
      Promise.resolve(ok({ ...summerAfternoon, source: 'National Weather Service' }));
    await openLogEntry(platform);
    expect(
      screen.getByText('Weather at 12:55 PM · Kenosha Regional, 6.7 mi, by the National Weather Service'),
    ).toBeVisible();
  });

  test('is asked for anew when the time changes, and an answer that comes too late is dropped', async () => {
    const platform = seeded();
    const asked: string[] = [];
    const answers: (() => void)[] = [];
    platform.weather.observationAt = ({ at }) =>
      new Promise((resolve) => {
        asked.push(at);
        const air_temp = {
          ...summerAfternoon,
          air_temp: (60 + asked.length) as typeof summerAfternoon.air_temp,
        };
        answers.push(() => resolve(ok(air_temp)));
      });
    await openLogEntry(platform);
    expect(screen.getByText('Getting the weather from Kenosha Regional.')).toBeVisible();
    type('Time of the slip', '2026-06-20T09:00');
    expect(asked).toEqual(['2026-06-20T18:00:00.000Z', '2026-06-20T14:00:00.000Z']);
    await act(() => Promise.resolve(answers[1]?.()));
    await act(() => Promise.resolve(answers[0]?.()));
    expect(screen.getByText(/^62 °F/)).toBeVisible();
    expect(screen.getByText('Measured 3 h away from this pass.')).toBeVisible();
  });

  describe('not there yet at Save', () => {
    const pressed = async (button = 'Save pass') => {
      const platform = seeded();
      const answers: ((answer: Result<StationObservation>) => void)[] = [];
      platform.weather.observationAt = () => new Promise((resolve) => answers.push(resolve));
      const opened = await openLogEntry(platform);
      goodSlip();
      await opened.user.click(screen.getByText(button));
      expect(screen.getByRole('alert')).toHaveTextContent(
        /^Saves when the weather arrives; keep this open\./,
      );
      expect(newEntries(platform)).toEqual([]);
      const answer = (given: Result<StationObservation>) =>
        act(() => Promise.resolve(answers.at(-1)?.(given)));
      return { ...opened, platform, answer };
    };

    test('is waited for, and the pass is saved with it', async () => {
      const { platform, answer, close } = await pressed();
      await answer(ok(summerAfternoon));
      const { air_temp, humidity, wind_speed } = summerAfternoon;
      expect(newEntries(platform)).toMatchObject([
        { derived: { finish_et: 11.241 }, weather: { air_temp, humidity, wind_speed } },
      ]);
      expect(close).toHaveBeenCalledTimes(1);
    });

    test('is waited for before the next slip too', async () => {
      const { platform, answer, close } = await pressed('Save & next');
      await answer(ok(summerAfternoon));
      expect(newEntries(platform)).toHaveLength(1);
      expect(close).not.toHaveBeenCalled();
      expect(field('1/4 ET')).toHaveValue('');
    });

    test('is asked about if it does not come', async () => {
      const { platform, answer } = await pressed();
      await answer(failed('weather-status', 'Request failed with status: 500.'));
      await gotFocus(field('Save without weather'));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(newEntries(platform)).toEqual([]);
    });

    test('saves nothing by itself once more is typed', async () => {
      const { platform, answer } = await pressed();
      act(() => field('60 ft').focus());
      type('60 ft', '1.7');
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Not saved yet: something has changed. Save again.',
      );
      expect(field('60 ft')).toHaveFocus();
      await answer(ok(summerAfternoon));
      expect(newEntries(platform)).toEqual([]);
    });

    test('is given up by a tick', async () => {
      const { platform, user } = await pressed();
      await user.click(field('Save without weather'));
      await user.click(screen.getByText('Save pass'));
      expect(newEntries(platform)).toMatchObject([{ weather: null }]);
    });
  });

  test('is not asked for again because the same track was read again', async () => {
    const platform = seeded();
    let asked = 0;
    platform.weather.observationAt = () => {
      asked += 1;
      return Promise.resolve(ok(summerAfternoon));
    };
    await openLogEntry(platform);
    act(() => void platform.locations.save({ ...greatLakes, elevation: feet(900) }));
    await settle();
    expect(asked).toBe(1);
    expect(screen.getByText(/^87 °F · 54 % · 28\.9\d inHg/)).toBeVisible();
  });

  test('says that the service failed, and a retry brings it', async () => {
    const platform = seeded();
    platform.weather.observationAt = () =>
      Promise.resolve(failed('weather-status', 'Request failed with status: 500.'));
    const { user } = await openLogEntry(platform);
    expect(screen.getByText('Request failed with status: 500.')).toBeVisible();
    platform.weather.observationAt = () => Promise.resolve(ok(summerAfternoon));
    await user.click(screen.getByText('Retry'));
    expect(screen.getByText(/^87 °F/)).toBeVisible();
  });

  test('says that the service did not answer', async () => {
    const platform = seeded();
    platform.weather.observationAt = () => Promise.reject(new Error('down'));
    await openLogEntry(platform);
    expect(screen.getByText('The weather service did not answer.')).toBeVisible();
  });

  test('stays unknown, and the pass is saved without it only after a question', async () => {
    const platform = seeded({ observation: failed('weather-unreachable', 'No weather is known.') });
    const { user } = await openLogEntry(platform);
    goodSlip();
    await user.click(screen.getByText('Save pass'));
    const without = field('Save without weather');
    await gotFocus(without);
    expect(without).toHaveAccessibleDescription(/^No weather for this pass\./);
    expect(newEntries(platform)).toEqual([]);
    await user.keyboard(' ');
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)[0]).toMatchObject({ weather: null, derived: { finish_et: 11.241 } });
  });

  test('typed in, it is checked and stored as typed', async () => {
    const platform = seeded({ observation: failed('weather-unreachable', 'No weather is known.') });
    const { user } = await openLogEntry(platform);
    goodSlip();
    await user.click(screen.getByText('Type it in'));
    type('Temperature', '300');
    type('Station pressure', '29,05');
    type('Wind', '4');
    choose('Wind comes from', '2');
    await user.click(screen.getByText('Save pass'));
    expect(field('Temperature')).toHaveAccessibleDescription('Temperature must be between -60 and 140 °F.');
    expect(field('Humidity')).toHaveAccessibleDescription('Enter the humidity.');
    await gotFocus(field('Temperature'));
    type('Temperature', '81');
    type('Humidity', '40');
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)[0]?.weather).toMatchObject({
      datetime: '2026-06-20T18:00:00.000Z',
      air_temp: 81,
      humidity: 40,
      pressure: 29.05,
      wind_speed: 4,
      wind_direction: { index: 2, degrees: 90, label: 'Easterly' },
    });
  });

  test('a report can be corrected from what it says', async () => {
    const platform = seeded();
    const { user } = await openLogEntry(platform);
    goodSlip();
    await user.click(screen.getByText('Edit weather'));
    expect(field('Temperature')).toHaveValue('87.0');
    expect(screen.getByLabelText('Wind comes from')).toHaveDisplayValue('Northwesterly');
    type('Temperature', '90');
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)[0]?.weather).toMatchObject({ air_temp: 90, humidity: 54 });
  });

  test('a wind that is left empty is not known, and none is made up', async () => {
    const platform = seeded();
    const { user } = await openLogEntry(platform);
    goodSlip();
    await user.click(screen.getByText('Edit weather'));
    type('Wind', '');
    await user.click(screen.getByText('Save pass'));
    const [pass] = newEntries(platform);
    expect(pass?.weather).toMatchObject({ air_temp: 87, wind_unknown: true });
    expect(pass?.weather).not.toHaveProperty('wind_direction');
  });

  test('a track without a station says so', async () => {
    await openLogEntry(seeded({ locations: [{ ...eighth, elevation: feet(0) }], entries: [] }));
    expect(screen.getByText('This track has no weather station.')).toBeVisible();
  });
});
