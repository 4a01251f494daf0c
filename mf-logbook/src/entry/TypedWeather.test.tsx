import { failed, fahrenheit, ok, type Result, type StationObservation } from '@holeshot/shared-core';
import { summerAfternoon } from '@holeshot/shared-core/testing';
import { act, screen } from '@testing-library/react';
import { field, goodSlip, newEntries, openLogEntry, seeded, settle, type } from './logEntryDriver';

const otherDay = '2026-06-19T13:00';
const cooler: Result<StationObservation> = ok({ ...summerAfternoon, air_temp: fahrenheit(61) });

/** Opens the form with the weather of 87 °F for editing, and another answer for the other day. */
const edited = async (answer: Result<StationObservation> | Promise<Result<StationObservation>> = cooler) => {
  const platform = seeded();
  const opened = await openLogEntry(platform);
  platform.weather.observationAt = () => Promise.resolve(answer);
  goodSlip();
  await opened.user.click(screen.getByText('Edit weather'));
  expect(field('Temperature')).toHaveValue('87.0');
  return opened;
};
const move = async (time = otherDay) => {
  type('Time of the slip', time);
  await settle();
};

describe('the weather in the fields, where the slip is moved to another day', () => {
  test('follows where the station filled it in', async () => {
    const { platform, user } = await edited();
    await move();
    expect(field('Temperature')).toHaveValue('61.0');
    expect(screen.queryByText(/^You typed this weather/)).toBeNull();
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)[0]?.weather).toMatchObject({ air_temp: 61, humidity: 54 });
  });

  test('stays where it was typed, and says for which day that was', async () => {
    const { platform, user } = await edited();
    type('Humidity', '40');
    await move();
    expect(field('Temperature')).toHaveValue('61.0');
    expect(field('Humidity')).toHaveValue('40');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You typed this weather for 06/20/2026, but the slip is from another day. Check it.',
    );
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)).toEqual([]);
    expect(screen.getByText(/^The weather was typed for 06\/20\/2026\./)).toBeVisible();
    type('Humidity', '41');
    expect(screen.queryByText(/^You typed this weather/)).toBeNull();
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)[0]?.weather).toMatchObject({ air_temp: 61, humidity: 41 });
  });

  test('a wind that was taken out stays out', async () => {
    await edited();
    type('Wind', '');
    await move();
    await move('2026-06-18T13:00');
    expect(field('Wind')).toHaveValue('');
  });

  test('is empty where the station knows nothing of that day, and says so', async () => {
    const { platform, user } = await edited(failed('weather-unreachable', 'No weather is known.'));
    await move();
    expect(field('Temperature')).toHaveValue('');
    expect(screen.getByText('No weather is known.')).toBeVisible();
    await user.click(screen.getByText('Save pass'));
    expect(field('Temperature')).toHaveAccessibleDescription('Enter the temperature.');
    expect(newEntries(platform)).toEqual([]);
  });

  test('is not saved before the station has answered', async () => {
    let answer = (_: Result<StationObservation>) => undefined as void;
    const { platform, user } = await edited(new Promise((resolve) => (answer = resolve)));
    await move();
    expect(screen.getByText(/^Getting the weather from Kenosha Regional/)).toBeVisible();
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)).toEqual([]);
    act(() => answer(cooler));
    await settle();
    expect(field('Temperature')).toHaveValue('61.0');
    expect(screen.getByText(/^Not saved yet: something has changed/)).toBeVisible();
  });

  test('still follow in a draft that is opened again', async () => {
    const { platform, unmount } = await edited();
    unmount();
    await openLogEntry(platform);
    await move();
    expect(field('Temperature')).toHaveValue('61.0');
  });
});
