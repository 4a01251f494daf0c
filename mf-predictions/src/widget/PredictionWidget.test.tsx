import {
  breakoutRisk,
  dialFor,
  failed,
  formatDial,
  observationAtTrack,
  ok,
  seconds,
} from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  type MemorySeed,
  nova,
  novaPasses,
  predictEt,
  racerSettings,
  summerAfternoon,
} from '@holeshot/shared-core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PredictionWidget } from './PredictionWidget';

const predicted = () => {
  const observation = observationAtTrack(summerAfternoon, greatLakes.elevation);
  const found = predictEt({ vehicle: nova, location: greatLakes, observation, passes: novaPasses });
  if (!found.ok) throw new Error(found.failure.message);
  return found.value;
};

const show = (seed: MemorySeed = {}, risk?: number) => {
  const platform = createMemoryPlatform({
    vehicles: [nova],
    locations: [greatLakes],
    entries: novaPasses,
    observation: ok(summerAfternoon),
    ...seed,
  });
  if (risk !== undefined) platform.drafts.write('dial-risk', risk);
  const { unmount } = render(<PredictionWidget ports={platform} />);
  return { platform, unmount };
};

describe('the next pass on the dashboard', () => {
  test('is the ET, its interval, the dial and the age of the weather', () => {
    show();
    expect(screen.getByText(/^11\.2\d\d$/)).toBeVisible();
    expect(screen.getByText(/^80 % of passes between/)).toBeVisible();
    const { dial, risk } = dialFor(predicted(), 0.2);
    expect(screen.getByText(/^Dial/)).toHaveTextContent(
      `Dial ${formatDial(dial)}breakout ${Math.round(risk * 100)} %`,
    );
    expect(screen.getByText(/· 1\/4 mile$/)).toBeVisible();
    expect(screen.getByText('Weather 5 min ago')).toBeVisible();
  });

  test('shows the number of passes up to five', () => {
    const { unmount } = show({ entries: novaPasses.slice(0, 1) });
    expect(screen.getByText('from 1 pass')).toBeVisible();
    unmount();
    show({ entries: [...novaPasses, { ...novaPasses[5]!, log_entry_uid: 'sixth' }] });
    expect(screen.getByText(/^11\.2\d\d$/)).toBeVisible();
    expect(screen.queryByText(/^from \d/)).toBeNull();
  });

  test('has the dial chosen among the predictions, by its risk or by hand', () => {
    const { unmount } = show({}, 0.05);
    const cautious = dialFor(predicted(), 0.05);
    expect(screen.getByText(/^Dial/)).toHaveTextContent(`Dial ${formatDial(cautious.dial)}`);
    unmount();
    const own = seconds(cautious.dial + 0.02);
    show({ settings: { ...racerSettings, selectedDdpEt: own } }, 0.05);
    expect(screen.getByText(/^Dial/)).toHaveTextContent(
      `Dial ${formatDial(own)}breakout ${Math.round(breakoutRisk(predicted(), own) * 100)} %`,
    );
  });

  test('moves by one tap to the track at the racer’s position, where there are several', async () => {
    const byron = { ...greatLakes, uid: 'byron', title: 'Byron Dragway', lat: 42.1, lng: -89.25 };
    const coords = { latitude: byron.lat, longitude: byron.lng };
    Object.assign(navigator, {
      geolocation: { getCurrentPosition: (found: (at: object) => void) => found({ coords }) },
    });
    try {
      show({ locations: [greatLakes, byron] });
      await userEvent.click(screen.getByRole('button', { name: 'Use my position' }));
      expect(await screen.findByText(/· Byron Dragway · 1\/4 mile$/)).toBeVisible();
    } finally {
      Reflect.deleteProperty(navigator, 'geolocation');
    }
  });

  test('leads to the predictions, and to the lanes', async () => {
    const { platform } = show();
    await userEvent.click(screen.getByText('Predictions'));
    await userEvent.click(screen.getByText('Lanes'));
    expect(platform.log.paths).toEqual(['/predictions', '/lanes']);
  });

  test.each<[string, MemorySeed, RegExp]>([
    ['vehicle', { vehicles: [] }, /^Add a vehicle/],
    ['track', { locations: [] }, /^Add a track/],
    ['station', { locations: [{ ...greatLakes, weather_station: null }] }, /has no weather station/],
    [
      'weather',
      { observation: failed('weather-unreachable', 'It is down.') },
      /gives no weather: It is down\.$/,
    ],
    ['pass', { entries: [] }, /no pass to predict from/],
  ])('without a %s says so', (_, seed, sentence) => {
    show(seed);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(document.body).not.toHaveTextContent('NaN');
  });
});
