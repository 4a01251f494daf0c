import {
  airAtTrack,
  fahrenheit,
  failed,
  inHg,
  ok,
  percent,
  type DialogOutput,
  type DraftsPort,
  type Location,
  type OwnReading,
} from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import {
  createMemoryPlatform,
  greatLakes,
  readOnlySession,
  summerAfternoon,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstValueFrom } from 'rxjs';
import { ObservationDialog } from './ObservationDialog';

const show = (seed: MemorySeed = {}, locationUid = greatLakes.uid, drafts?: DraftsPort) => {
  const memory = createMemoryPlatform({
    locations: [greatLakes],
    observation: ok(summerAfternoon),
    ...seed,
  });
  const platform = { ...memory, drafts: drafts ?? memory.drafts };
  const closed: (DialogOutput<'observation'> | undefined)[] = [];
  render(
    <ObservationDialog ports={platform} input={{ locationUid }} close={(output) => closed.push(output)} />,
    { wrapper: ThemeRoot },
  );
  const stored = async (): Promise<Location | undefined> => {
    const rows = await firstValueFrom(platform.locations.locations$);
    return rows.state === 'present' ? rows.value[0] : undefined;
  };
  return { platform, closed, stored, user: userEvent.setup({ delay: null }) };
};

/** The DOM of the tests has no bytes of files. */
const withBytes = (file: File, bytes: Uint8Array): File => {
  file.arrayBuffer = () => Promise.resolve(bytes.slice().buffer);
  return file;
};

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const paste = /^Paste what your own station shows/;
const take = () => screen.getByRole('button', { name: 'Use these numbers' });

describe('the air at a track', () => {
  test('begins with what the station says, and nothing is learned from that', async () => {
    const { closed, stored, user } = show();
    expect(field(/^Temperature/)).toHaveValue('87.0');
    expect(field(/^Station pressure/)).toHaveValue('29.13');
    await user.click(take());
    expect(screen.getByRole('status')).toHaveTextContent(/^Type or paste/);
    expect(closed).toEqual([]);
    expect(await stored()).not.toHaveProperty('station_bias');
  });

  test('is asked for in two short sentences, and the rest is told to who asks why', async () => {
    const { user } = show();
    const before = [...document.querySelectorAll('p')].filter(
      (words) =>
        words.closest('[hidden]') === null &&
        words.compareDocumentPosition(field(paste)) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(before.map(({ textContent }) => textContent)).toEqual([
      'Great Lakes Dragaway, Kenosha Regional, 5 min ago.',
      'Enter what your own station shows. Predictions use it for at most an hour.',
    ]);
    expect(screen.getByText(/your passes were logged/)).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Why?' }));
    expect(screen.getByText(/your passes were logged/)).toBeVisible();
  });

  test('is corrected by hand, and from then on the weather of the track is', async () => {
    const { closed, platform, stored, user } = show();
    await user.clear(field(/^Temperature/));
    await user.type(field(/^Temperature/), '89,5');
    expect(platform.log.unsavedForms).toBe(1);
    expect(screen.getByText(/\+2\.5 °F, .+ against the public station$/)).toBeInTheDocument();
    await user.click(take());
    expect(closed).toMatchObject([{ observation: { air_temp: 89.5 } }]);
    expect((await stored())?.station_bias).toMatchObject({
      station_id: 'KENW',
      air_temp: 2.5,
      humidity: 0,
      pressure: 0,
      readings: 1,
    });
    expect(platform.log.snackbars.at(-1)?.text).toBe(
      'Weather at Great Lakes Dragaway is now corrected by this reading of your own station. Predictions use it until Kenosha Regional reports again, for at most an hour, corrected for that difference.',
    );
    expect((await stored())?.own_reading).toMatchObject({
      datetime: '2026-06-20T18:00:00.000Z',
      air_temp: 89.5,
      humidity: 54,
    });
    const corrected = airAtTrack(summerAfternoon, (await stored())!);
    expect(corrected.air_temp).toBeCloseTo(89.5, 9);
  });

  test('is filled from what the own station shows', async () => {
    const { user } = show();
    await user.click(field(paste));
    await user.paste('Temp 31 °C, Humidity 50 %');
    expect(field(/^Temperature/)).toHaveValue('87.8');
    expect(field(/^Humidity/)).toHaveValue('50');
    expect(field(/^Station pressure/)).toHaveValue('29.13');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Temperature, Humidity found. Check the fields below.',
    );
  });

  test('is filled from the file of the own station', async () => {
    const { user } = show();
    const file = new File(['Temp F,Humidity\n80,40\n90,41'], 'station.csv', { type: 'text/csv' });
    withBytes(file, new TextEncoder().encode('Temp F,Humidity\n80,40\n90,41'));
    await user.upload(screen.getByLabelText('File of your own station'), file);
    expect(await screen.findByDisplayValue('90.0')).toBe(field(/^Temperature/));
    expect(field(paste)).toHaveValue('');
  });

  describe('in a table with dates', () => {
    const table = (clock: string) => `Date,Time,Temp F\n06/20/2026,${clock},90`;
    const read = async (clock: string, seed: MemorySeed = {}) => {
      const shown = show(seed);
      await shown.user.click(field(paste));
      await shown.user.paste(table(clock));
      return shown;
    };
    const reportedAt = (minutesAgo: number): MemorySeed => ({
      observation: ok({
        ...summerAfternoon,
        datetime: new Date(Date.parse('2026-06-20T18:00:00.000Z') - minutesAgo * 60_000).toISOString(),
      }),
    });

    test('is of the time that its newest line says, and predictions go by it from then', async () => {
      const { stored, user } = await read('12:58 PM');
      expect(screen.getByRole('status')).toHaveTextContent(
        'Temperature found. Check the fields below. Your own station showed this on 06/20/2026 12:58 PM, 2 min ago.',
      );
      await user.click(take());
      expect((await stored())?.own_reading).toMatchObject({
        datetime: '2026-06-20T17:58:00.000Z',
        air_temp: 90,
      });
      expect((await stored())?.station_bias).toMatchObject({ air_temp: 3 });
    });

    test('is compared with a report of its time, after which predictions go by the public station', async () => {
      const { platform, stored, user } = await read('12:50 PM');
      await user.click(take());
      expect((await stored())?.station_bias).toMatchObject({ air_temp: 3 });
      expect(platform.log.snackbars.at(-1)?.text).toMatch(
        /Predictions use Kenosha Regional, which has reported since\.$/,
      );
    });

    test('is not compared with a report of another time, and kept to predict with', async () => {
      const { stored, user } = await read('12:50 PM', reportedAt(35));
      expect(
        screen.getByText(/showed this 10 min ago, Kenosha Regional reported 35 min ago: too far apart/),
      ).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Use these numbers for an hour' }));
      expect(await stored()).not.toHaveProperty('station_bias');
      expect((await stored())?.own_reading).toMatchObject({ datetime: '2026-06-20T17:50:00.000Z' });
    });

    test.each([
      ['an hour old', '11:59 AM', '1 h 1 min ago', reportedAt(90)],
      ['older than the report, and too old to be compared with it', '12:30 PM', '30 min ago', {}],
    ])('is not taken over where it is %s, until it is typed anew', async (_, clock, age, seed) => {
      const { closed, stored, user } = await read(clock, seed);
      await user.click(screen.getByRole('button', { name: 'Use these numbers for an hour' }));
      expect(screen.getByRole('alert')).toHaveTextContent(
        `Your own station showed this ${age}: too old to use.`,
      );
      expect(closed).toEqual([]);
      expect(await stored()).toEqual(greatLakes);
      await user.clear(field(/^Temperature/));
      await user.type(field(/^Temperature/), '89');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    test('keeps its time while one of its values stands, and is of now once each is typed anew', async () => {
      const { closed, stored, user } = show();
      await user.click(field(paste));
      await user.paste('Date,Time,Temp F,Humidity\n06/20/2026,12:10 PM,90,40');
      await user.clear(field(/^Humidity/));
      await user.type(field(/^Humidity/), '42');
      expect(
        screen.getByText(/Your own station showed this on 06\/20\/2026 12:10 PM, 50 min ago\./),
      ).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Use these numbers for an hour' }));
      expect(screen.getByRole('alert')).toHaveTextContent(/50 min ago: .+ type what it shows now\.$/);
      expect(closed).toEqual([]);
      await user.clear(field(/^Temperature/));
      await user.type(field(/^Temperature/), '88');
      await user.click(take());
      expect((await stored())?.own_reading).toMatchObject({
        datetime: '2026-06-20T18:00:00.000Z',
        air_temp: 88,
        humidity: 42,
      });
    });

    test('is as old as the oldest of two tables of which values stand', async () => {
      const { stored, user } = await read('12:50 PM');
      const file = new File([], 'station.csv', { type: 'text/csv' });
      withBytes(file, new TextEncoder().encode('Date,Time,Humidity\n06/20/2026,12:58 PM,40'));
      await user.upload(screen.getByLabelText('File of your own station'), file);
      expect(await screen.findByDisplayValue('40')).toBe(field(/^Humidity/));
      await user.click(take());
      expect((await stored())?.own_reading).toMatchObject({ datetime: '2026-06-20T17:50:00.000Z' });
    });

    test('keeps its time after a crash', async () => {
      const { platform } = await read('12:30 PM');
      cleanup();
      const { closed, user } = show({}, greatLakes.uid, platform.drafts);
      await user.click(screen.getByRole('button', { name: 'Use these numbers for an hour' }));
      expect(screen.getByRole('alert')).toHaveTextContent(/^Your own station showed this 30 min ago/);
      expect(closed).toEqual([]);
    });
  });

  test('is filled from a file of an older program, whose degree sign is one byte, and again from the same file', async () => {
    const { user } = show();
    const latin1 = Uint8Array.from('Temp (\u00b0C): 30.5, Humidity: 41', (letter) => letter.charCodeAt(0));
    const file = withBytes(new File([], 'station.txt', { type: 'text/plain' }), latin1);
    const input = screen.getByLabelText<HTMLInputElement>('File of your own station');
    await user.upload(input, file);
    expect(await screen.findByDisplayValue('86.9')).toBe(field(/^Temperature/));
    expect(input.value).toBe('');
  });

  test('is not read from a text that is far too long, which is said and not kept', async () => {
    const { platform, user } = show();
    await user.click(field(paste));
    await user.paste(`Temp 95 F${' '.repeat(200_000)}`);
    expect(screen.getByRole('status')).toHaveTextContent(/^This has more than 200,000 characters/);
    expect(field(paste)).toHaveValue('');
    const file = new File([new Uint8Array(400_001)], 'season.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText('File of your own station'), file);
    expect(screen.getByRole('status')).toHaveTextContent(/^This has more than 200,000 characters/);
    expect(field(/^Temperature/)).toHaveValue('87.0');
    expect(platform.drafts.read(`observation/${greatLakes.uid}`)).toBeUndefined();
  });

  test('stays as it is where the pasted text holds nothing, and says how to write it', async () => {
    const { user } = show();
    await user.click(field(paste));
    await user.paste('hello');
    expect(field(/^Temperature/)).toHaveValue('87.0');
    expect(screen.getByRole('status')).toHaveTextContent(/^No values found/);
  });

  test('is not taken over with an impossible value, and the field says why', async () => {
    const { closed, user } = show();
    await user.clear(field(/^Station pressure/));
    await user.type(field(/^Station pressure/), '1013');
    await user.click(take());
    expect(closed).toEqual([]);
    expect(screen.getByText('Station pressure must be between 15 and 33 inHg.')).toBeInTheDocument();
  });

  test('is not compared with a report of more than 20 minutes ago, and kept to predict with', async () => {
    const now = Date.parse(summerAfternoon.datetime) + 21 * 60_000;
    const { closed, platform, stored, user } = show({ now });
    expect(screen.getByText(/reported 21 min ago: too old to compare with your own/)).toBeVisible();
    await user.clear(field(/^Temperature/));
    await user.type(field(/^Temperature/), '82');
    await user.click(screen.getByRole('button', { name: 'Use these numbers for an hour' }));
    expect(closed).toMatchObject([{ observation: { air_temp: 82, wind_speed: 6 } }]);
    expect(await stored()).not.toHaveProperty('station_bias');
    expect((await stored())?.own_reading).toMatchObject({
      datetime: new Date(now).toISOString(),
      air_temp: 82,
    });
    expect(platform.log.snackbars.at(-1)?.text).toMatch(
      /Kenosha Regional reported 21 min ago: too old to compare/,
    );
  });

  test('begins with no value of a report of more than an hour ago, which is no air of now', async () => {
    const now = Date.parse(summerAfternoon.datetime) + 61 * 60_000;
    const { closed, stored, user } = show({ now });
    for (const name of [/^Temperature/, /^Humidity/, /^Station pressure/])
      expect(field(name)).toHaveValue('');
    await user.type(field(/^Temperature/), '82');
    const predictWithIt = screen.getByRole('button', { name: 'Use these numbers for an hour' });
    await user.click(predictWithIt);
    expect(closed).toEqual([]);
    await user.type(field(/^Humidity/), '40');
    await user.type(field(/^Station pressure/), '29.20');
    await user.click(predictWithIt);
    expect((await stored())?.own_reading).toMatchObject({ air_temp: 82, humidity: 40, pressure: 29.2 });
  });

  describe('without a public station', () => {
    const alone = { locations: [{ ...greatLakes, weather_station: null }] };

    test('is what the racer types, and kept to predict with for an hour', async () => {
      const { closed, platform, stored, user } = show(alone);
      expect(screen.getByText(/^There is no public station: predictions use what you type/)).toBeVisible();
      for (const name of [/^Temperature/, /^Humidity/, /^Station pressure/])
        expect(field(name)).toHaveValue('');
      await user.type(field(/^Temperature/), '84');
      await user.type(field(/^Humidity/), '40');
      await user.type(field(/^Station pressure/), '29.2');
      await user.click(screen.getByRole('button', { name: 'Use these numbers for an hour' }));
      expect(closed).toMatchObject([{ observation: { air_temp: 84, wind_unknown: true } }]);
      expect(await stored()).toMatchObject({
        own_reading: { air_temp: 84, humidity: 40, pressure: 29.2, datetime: '2026-06-20T18:00:00.000Z' },
      });
      expect(await stored()).not.toHaveProperty('station_bias');
      expect(platform.log.snackbars.at(-1)?.text).toBe(
        'Predictions at Great Lakes Dragaway use your reading for an hour.',
      );
    });

    test('is not taken over while a value is missing', async () => {
      const { closed, stored, user } = show(alone);
      await user.type(field(/^Temperature/), '84');
      await user.click(screen.getByRole('button', { name: 'Use these numbers for an hour' }));
      expect(screen.getByText('Humidity must be between 0 and 100 %.')).toBeVisible();
      expect(closed).toEqual([]);
      expect(await stored()).not.toHaveProperty('own_reading');
    });

    test('is forgotten, and brought back', async () => {
      const own_reading: OwnReading = {
        datetime: summerAfternoon.datetime,
        air_temp: fahrenheit(84),
        humidity: percent(40),
        pressure: inHg(29.2),
      };
      const { platform, stored, user } = show({ locations: [{ ...alone.locations[0]!, own_reading }] });
      expect(screen.getByText('Your own station showed 84.0 °F, 40 %, 29.20 inHg 5 min ago.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Remove it' }));
      expect(await stored()).not.toHaveProperty('own_reading');
      act(() => platform.log.snackbars.at(-1)?.action?.run());
      expect((await stored())?.own_reading).toEqual(own_reading);
    });
  });

  describe('corrected by the own station', () => {
    const station_bias = { station_id: 'KENW', air_temp: 2, humidity: -4, pressure: 0.02, readings: 3 };
    const corrected = { locations: [{ ...greatLakes, station_bias }] };

    test('begins with the corrected air, and says from how many readings', () => {
      show(corrected);
      expect(screen.getByText(/: \+2\.0 °F, −4 %, \+0\.02 inHg, from 3 readings\./)).toBeInTheDocument();
      expect(field(/^Temperature/)).toHaveValue('89.0');
      expect(field(/^Humidity/)).toHaveValue('50');
    });

    test('learns from a new reading what differs, and the mean of the rest stays', async () => {
      const { platform, stored, user } = show(corrected);
      await user.clear(field(/^Temperature/));
      await user.type(field(/^Temperature/), '93');
      await user.click(take());
      const bias = (await stored())?.station_bias;
      expect(bias).toMatchObject({ air_temp: 3, humidity: -4, readings: 4 });
      expect(bias?.pressure).toBeCloseTo(0.02, 9);
      expect(platform.log.snackbars.at(-1)?.text).toMatch(
        /by the mean of 4 readings of your own station\. Predictions/,
      );
    });

    test('is what the public station says again once that is forgotten, which can be undone', async () => {
      const { closed, platform, stored, user } = show(corrected);
      await user.click(screen.getByRole('button', { name: 'Remove it' }));
      expect(closed).toEqual([undefined]);
      expect(await stored()).not.toHaveProperty('station_bias');
      act(() => platform.log.snackbars.at(-1)?.action?.run());
      expect((await stored())?.station_bias).toEqual(station_bias);
    });
  });

  test('keeps a typed value when the learned difference is forgotten', async () => {
    const station_bias = { station_id: 'KENW', air_temp: 2, humidity: -4, pressure: 0.02, readings: 3 };
    const { platform, user } = show({ locations: [{ ...greatLakes, station_bias }] });
    await user.clear(field(/^Temperature/));
    await user.type(field(/^Temperature/), '91.5');
    await user.click(screen.getByRole('button', { name: 'Remove it' }));
    cleanup();
    show({}, greatLakes.uid, platform.drafts);
    expect(field(/^Temperature/)).toHaveValue('91.5');
  });

  test('knows nothing of a difference to another public station', () => {
    const station_bias = { station_id: 'KRAC', air_temp: 2, humidity: -4, pressure: 0.02, readings: 3 };
    show({ locations: [{ ...greatLakes, station_bias }] });
    expect(screen.queryByRole('button', { name: 'Remove it' })).not.toBeInTheDocument();
    expect(field(/^Temperature/)).toHaveValue('87.0');
  });

  test('is not corrected by one who may only read, who is told why', () => {
    show({ session: readOnlySession });
    expect(take()).toBeDisabled();
    expect(screen.getByText(/can be read but not added or changed/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Why?' })).toHaveAttribute('href', '/subscription');
  });

  describe('in a draft', () => {
    const minutesLater = (minutes: number) => ({
      observation: ok({
        ...summerAfternoon,
        datetime: new Date(Date.parse(summerAfternoon.datetime) + minutes * 60_000).toISOString(),
        humidity: 51 as typeof summerAfternoon.humidity,
      }),
    });
    const typed = async () => {
      const { platform, user } = show();
      await user.clear(field(/^Temperature/));
      await user.type(field(/^Temperature/), '89.5');
      cleanup();
      return platform.drafts;
    };

    test('is there again after a crash, over what the station says by then', async () => {
      const drafts = await typed();
      const { closed, user } = show(minutesLater(10), greatLakes.uid, drafts);
      expect(screen.getByText('You filled this in before and have not saved it.')).toBeVisible();
      expect(field(/^Temperature/)).toHaveValue('89.5');
      expect(field(/^Humidity/)).toHaveValue('51');
      await user.click(take());
      expect(closed).toMatchObject([{ observation: { air_temp: 89.5, humidity: 51 } }]);
      cleanup();
      show({}, greatLakes.uid, drafts);
      expect(field(/^Temperature/)).toHaveValue('87.0');
    });

    test('is thrown away by Clear the form', async () => {
      const drafts = await typed();
      const { platform, user } = show({}, greatLakes.uid, drafts);
      await user.click(screen.getByRole('button', { name: 'Clear the form' }));
      expect(field(/^Temperature/)).toHaveValue('87.0');
      expect(platform.drafts.read(`observation/${greatLakes.uid}`)).toBeUndefined();
    });

    test('is of another air half an hour later, and not brought back', async () => {
      const drafts = await typed();
      // The station has been silent since: its report is the one it was typed over.
      show({ now: Date.parse('2026-06-20T18:31:00.000Z') }, greatLakes.uid, drafts);
      expect(field(/^Temperature/)).toHaveValue('87.0');
    });

    test.each([null, 'text', { at: 1 }, { at: summerAfternoon.datetime, edits: { air_temp: 7 } }])(
      'is left out where the device holds %j',
      (stored) => {
        const { drafts } = createMemoryPlatform();
        drafts.write(`observation/${greatLakes.uid}`, stored);
        show({}, greatLakes.uid, drafts);
        expect(field(/^Temperature/)).toHaveValue('87.0');
        expect(screen.queryByRole('button', { name: 'Clear the form' })).toBeNull();
      },
    );
  });

  test('says that the station has no report, and can be typed', () => {
    show({ observation: failed('weather-empty', 'The station has reported nothing.') });
    expect(screen.getByRole('alert')).toHaveTextContent('The station has reported nothing.');
    expect(screen.getByText(/^The public station has not reported: predictions use/)).toBeVisible();
    expect(field(/^Temperature/)).toHaveValue('');
  });

  test('says that the track is gone', () => {
    show({}, 'gone');
    expect(screen.getByText(/^This track was deleted\./)).toBeInTheDocument();
  });
});
