import { greatLakes, novaPasses, racerSettings } from '@holeshot/shared-core/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, goodSlip, openLogEntry, seeded, settle } from './logEntryDriver';

const byron = { ...greatLakes, uid: 'byron', title: 'Byron Dragway', lat: 42.1, lng: -89.25 };
const noon = Date.UTC(2026, 5, 20, 18, 0);

/** Makes a device of which the browser tells the position. */
const positioned = (state: PermissionState) => {
  const getCurrentPosition = jest.fn((found: PositionCallback) =>
    found({ coords: { latitude: byron.lat, longitude: byron.lng } } as GeolocationPosition),
  );
  Object.assign(navigator, {
    geolocation: { getCurrentPosition },
    permissions: { query: () => Promise.resolve({ state }) },
  });
  return getCurrentPosition;
};
afterEach(() => {
  for (const part of ['geolocation', 'permissions']) Reflect.deleteProperty(navigator, part);
});

/** Pass at Great Lakes at a time in milliseconds. */
const ranAt = (time: number) => ({ ...novaPasses.at(-1)!, log_entry_datetime: new Date(time).toISOString() });

const track = () => screen.getByLabelText('Track');
const asked = () => {
  const platform = seeded({
    locations: [byron, greatLakes],
    settings: { ...racerSettings, selectedPrediction: 'nova|great-lakes' },
  });
  platform.drafts.write('position', { trackUid: null, at: noon });
  return platform;
};
const chosen = (platform: ReturnType<typeof seeded>) => {
  let key: unknown;
  platform.settings.settings$
    .subscribe((loaded) => {
      if (loaded.state === 'present') key = loaded.value.selectedPrediction;
    })
    .unsubscribe();
  return key;
};

describe('the track of a new pass', () => {
  test('is the one at the racer’s position, which is read unasked once the racer has asked', async () => {
    positioned('granted');
    const platform = asked();
    await openLogEntry(platform);
    expect(track()).toHaveDisplayValue('Byron Dragway');
    expect(platform.drafts.read('log-entry')).toBeUndefined();
  });

  test('is never asked for on load', async () => {
    const read = positioned('prompt');
    await openLogEntry(asked());
    expect(read).not.toHaveBeenCalled();
    expect(track()).toHaveDisplayValue('Great Lakes Dragaway');
  });

  test('is found by a tap, also after another was chosen', async () => {
    positioned('prompt');
    const { user } = await openLogEntry(seeded({ locations: [byron, greatLakes] }));
    await user.click(screen.getByRole('button', { name: 'Use my position' }));
    await settle();
    expect(track()).toHaveDisplayValue('Byron Dragway');
    choose('Track', 'great-lakes');
    await user.click(screen.getByRole('button', { name: 'Use my position' }));
    await settle();
    expect(track()).toHaveDisplayValue('Byron Dragway');
  });

  test('is the one chosen in the predictions, and not worth a draft', async () => {
    const platform = seeded({
      locations: [byron, greatLakes],
      settings: { ...racerSettings, selectedPrediction: 'nova|byron' },
      entries: [ranAt(noon - 7 * 86_400_000)],
    });
    await openLogEntry(platform);
    expect(track()).toHaveDisplayValue('Byron Dragway');
    expect(platform.drafts.read('log-entry')).toBeUndefined();
  });

  test('stays while another device of the racer looks at another track', async () => {
    const platform = seeded({
      locations: [byron, greatLakes],
      settings: { ...racerSettings, selectedPrediction: 'nova|byron' },
      entries: [ranAt(noon - 7 * 86_400_000)],
    });
    await openLogEntry(platform);
    act(() => {
      platform.settings.update({ selectedPrediction: 'nova|great-lakes' });
    });
    await settle();
    expect(track()).toHaveDisplayValue('Byron Dragway');
  });

  test('is that of today’s passes, whatever track was looked at meanwhile', async () => {
    const platform = seeded({
      locations: [byron, greatLakes],
      settings: { ...racerSettings, selectedPrediction: 'nova|byron' },
      entries: [ranAt(noon - 3_600_000)],
    });
    await openLogEntry(platform);
    expect(track()).toHaveDisplayValue('Great Lakes Dragaway');
  });

  test('is the car’s last where the chosen one is gone', async () => {
    const platform = seeded({
      locations: [byron, greatLakes],
      settings: { ...racerSettings, selectedPrediction: 'nova|sold' },
    });
    await openLogEntry(platform);
    expect(track()).toHaveDisplayValue('Great Lakes Dragaway');
  });

  test('stays as typed, and as the lanes gave it', async () => {
    positioned('granted');
    const platform = asked();
    const { unmount } = await openLogEntry(platform, { locationUid: 'great-lakes' });
    expect(track()).toHaveDisplayValue('Great Lakes Dragaway');
    unmount();
  });

  test('goes on in the lanes once a pass of today is saved there', async () => {
    const platform = seeded({
      locations: [byron, greatLakes],
      settings: { ...racerSettings, selectedPrediction: 'nova|great-lakes' },
    });
    await openLogEntry(platform);
    choose('Track', 'byron');
    await settle();
    goodSlip();
    await userEvent.click(screen.getByRole('button', { name: 'Save pass' }));
    await settle();
    expect(chosen(platform)).toBe('nova|byron');
  });
});
