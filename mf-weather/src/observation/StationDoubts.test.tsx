import { ok, type DraftsPort } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, greatLakes, summerAfternoon } from '@holeshot/shared-core/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstValueFrom } from 'rxjs';
import { ObservationDialog } from './ObservationDialog';

const atNow = (now: string) => ({ now: Date.parse(now) });
const alone = { locations: [{ ...greatLakes, weather_station: null }] };
const reported = { locations: [greatLakes], observation: ok(summerAfternoon) };

const show = (seed: Parameters<typeof createMemoryPlatform>[0], drafts?: DraftsPort) => {
  const memory = createMemoryPlatform(seed);
  const platform = { ...memory, drafts: drafts ?? memory.drafts };
  render(
    <ObservationDialog ports={platform} input={{ locationUid: greatLakes.uid }} close={() => undefined} />,
    { wrapper: ThemeRoot },
  );
  const stored = async () => {
    const rows = await firstValueFrom(platform.locations.locations$);
    return rows.state === 'present' ? rows.value[0]?.own_reading : undefined;
  };
  const user = userEvent.setup({ delay: null });
  const paste = async (text: string) => {
    await user.click(screen.getByRole('textbox', { name: /^Paste what your own station shows/ }));
    await user.paste(text);
  };
  return { platform, stored, user, paste };
};
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const press = () => screen.getByRole('button', { name: /^Use these numbers/ });

describe('a doubted value of the own station', () => {
  const unclear = 'Temp 81 °F, Humidity 58 %, Baro 29.97';

  test('is marked, and taken over only by a second press', async () => {
    const { stored, user, paste } = show(alone);
    await paste(unclear);
    expect(field(/^Station pressure/)).toHaveAccessibleDescription('Is this right?');
    expect(field(/^Temperature/)).not.toHaveAccessibleDescription('Is this right?');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^29\.97 inHg may be that of the track or of sea level\. Is the station pressure 29\.\d\d inHg\?$/,
    );
    await user.click(press());
    expect(await stored()).toBeUndefined();
    expect(screen.getByRole('alert')).toHaveTextContent(/press again to use it as it is\.$/);
    await user.click(press());
    expect(await stored()).toMatchObject({ air_temp: 81, humidity: 58 });
  });

  test('is sure once it is typed', async () => {
    const { stored, user, paste } = show(alone);
    await paste(unclear);
    await user.clear(field(/^Station pressure/));
    await user.type(field(/^Station pressure/), '29.2');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(press());
    expect(await stored()).toMatchObject({ pressure: 29.2 });
  });

  test('stays doubted after a crash', async () => {
    const { platform, paste } = show(alone);
    await paste(unclear);
    cleanup();
    const { stored, user } = show(alone, platform.drafts);
    expect(screen.getByRole('alert')).toHaveTextContent(/^29\.97 inHg may be/);
    await user.click(press());
    expect(await stored()).toBeUndefined();
  });

  test('is asked about anew where another text doubts something else', async () => {
    const { stored, user, paste } = show(alone);
    await paste(unclear);
    await user.click(press());
    await paste('\nHum 0.4');
    await user.click(press());
    expect(await stored()).toBeUndefined();
  });

  test('needs no question where the public station shows the same air', async () => {
    const { stored, user, paste } = show(reported);
    await paste('Temp 31, Humidity 58 %, Baro 29.92');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(press());
    expect(await stored()).toMatchObject({
      air_temp: 87.8,
      pressure: expect.closeTo(29.13, 2) as number,
    });
  });

  test('asks whether the station stands in another place', async () => {
    const first = show(alone);
    await first.paste('Station pressure 24.91 inHg');
    expect(screen.getByRole('alert')).toHaveTextContent('24.91 inHg does not fit a track at 750 ft.');
    cleanup();
    const { paste } = show(reported);
    await paste('Station pressure 24.91 inHg');
    expect(screen.getByRole('alert')).toHaveTextContent(
      '24.91 inHg does not fit the public station’s 29.13 inHg. Is the station pressure 24.91 inHg?',
    );
  });
});

test('a line in the hour that comes twice is the one nearest to now', async () => {
  const { paste } = show({ ...alone, ...atNow('2026-11-01T07:33:00Z') });
  await paste(
    'Date,Time,Temp F,Humidity,Station Pressure\n11/01/2026,1:22 AM,52,80,29.16\n11/01/2026,1:32 AM,51.6,80,29.16',
  );
  expect(screen.getByText(/showed this on 11\/01\/2026 1:32 AM, 1 min ago\.$/)).toBeVisible();
});

test('a line of last week is refused, and says when it was', async () => {
  const { stored, user, paste } = show(alone);
  await paste('Date,Time,Temp F,Humidity,Station Pressure\n06/13/2026,12:55 PM,81,58,29.16');
  await user.click(press());
  expect(screen.getByRole('alert')).toHaveTextContent(/showed this 7 days ago: too old to use\./);
  expect(await stored()).toBeUndefined();
});

test.each([
  ['ligatures', 'ﷺ'.repeat(3990), /^No values found/],
  ['a megabyte', 'Temp 81 F '.repeat(100_000), /^This has more than 200,000 characters/],
])('%s end in a sentence', async (_, text, sentence) => {
  const { stored, paste } = show(alone);
  await paste(text);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(await stored()).toBeUndefined();
});
