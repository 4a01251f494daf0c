import { failed, ok } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  summerAfternoon,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PredictionWidget } from './PredictionWidget';

// A slice that never ends: what is to be learned is learned before anything is looked at.
beforeEach(() => jest.spyOn(performance, 'now').mockReturnValue(0));

const show = (seed: MemorySeed = {}) => {
  const platform = createMemoryPlatform({
    vehicles: [nova],
    locations: [greatLakes],
    entries: novaPasses,
    observation: ok(summerAfternoon),
    ...seed,
  });
  render(<PredictionWidget {...platform} />);
  return platform;
};

describe('the next pass on the dashboard', () => {
  test('is the ET, its interval, the dial and the age of the weather', () => {
    show();
    expect(screen.getByText(/^11\.2\d\d$/)).toBeVisible();
    expect(screen.getByText(/^80 % of passes between/)).toBeVisible();
    expect(screen.getByText(/^Dial 11\.\d\d/)).toHaveTextContent(/breakout \d+ %$/);
    expect(screen.getByText('Weather 5 min ago')).toBeVisible();
  });

  test('leads to the predictions', async () => {
    const platform = show();
    await userEvent.click(screen.getByText('Open predictions'));
    expect(platform.log.paths).toEqual(['/predictions']);
  });

  test.each<[string, MemorySeed, RegExp]>([
    ['vehicle', { vehicles: [] }, /^Add a vehicle/],
    ['track', { locations: [] }, /^Add a track/],
    ['station', { locations: [{ ...greatLakes, weather_station: null }] }, /has no weather station/],
    ['weather', { observation: failed('x', 'It is down.') }, /gives no weather: It is down\.$/],
    ['pass', { entries: [] }, /no pass to predict from/],
  ])('without a %s says so', (_, seed, sentence) => {
    show(seed);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(document.body).not.toHaveTextContent('NaN');
  });
});
