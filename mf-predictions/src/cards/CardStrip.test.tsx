import { failed, ok, type Location, type PredictionCard } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  racerSettings,
  readOnlySession,
  summerAfternoon,
  type MemoryPlatform,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstValueFrom } from 'rxjs';
import { PredictionsPage } from '../page/PredictionsPage';

// The rules of styles say what stands largest.
beforeAll(() => jest.restoreAllMocks());

const duster = { ...nova, uid: 'duster', name: 'Duster' };
const byron: Location = { ...greatLakes, uid: 'byron', title: 'Byron Dragway', weather_station: null };
const atHome: PredictionCard = { key: 'a', vehicle_uid: 'nova', location_uid: 'great-lakes' };
const away: PredictionCard = { key: 'b', vehicle_uid: 'duster', location_uid: 'byron' };

const show = (seed: MemorySeed = {}) => {
  const platform = createMemoryPlatform({
    vehicles: [duster, nova],
    locations: [byron, greatLakes],
    entries: novaPasses,
    observation: ok(summerAfternoon),
    ...seed,
  });
  render(<PredictionsPage ports={platform} />);
  return platform;
};

const cards = async ({ predictions }: MemoryPlatform) => {
  const seen = await firstValueFrom(predictions.cards$);
  return seen.state === 'present' ? seen.value : [];
};
const settingsOf = async ({ settings }: MemoryPlatform) => {
  const seen = await firstValueFrom(settings.settings$);
  return seen.state === 'present' ? seen.value : undefined;
};
const tile = (name: RegExp) => screen.getByRole('radio', { name });

describe('prediction cards', () => {
  test('each show what the car would run at the track, or what is missing', () => {
    show({ predictions: [atHome, away] });
    const [second, first] = within(screen.getByRole('group', { name: 'Prediction card' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent(/^Duster Byron Dragway no weather station$/);
    expect(second).toHaveTextContent(
      /^'69 Nova Great Lakes Dragaway 11\.2\d\d ± 0\.\d{3} from 5 passes Weather 5 min ago$/,
    );
    expect(tile(/Nova/)).toBeChecked();
  });

  test.each([
    [10, 'Weather 10 min ago'],
    [11, 'Weather 11 min ago, old'],
    [95, 'Weather 1 h 35 min ago, too old to dial by'],
  ])('with weather %d minutes old say “%s”', (minutes, words) => {
    show({ predictions: [atHome], now: Date.parse(summerAfternoon.datetime) + minutes * 60_000 });
    expect(within(tile(/Nova/).closest('li')!).getByText(words)).toBeVisible();
  });

  test('are less sure once their weather is old', () => {
    const half = () => Number(/± (0\.\d{3})/.exec(tile(/Nova/).closest('li')?.textContent ?? '')?.[1]);
    show({ predictions: [atHome] });
    const fresh = half();
    cleanup();
    const hoursAgo = new Date(Date.parse(summerAfternoon.datetime) - 5 * 3_600_000).toISOString();
    show({ predictions: [atHome], observation: ok({ ...summerAfternoon, datetime: hoursAgo }) });
    expect(tile(/Nova/).closest('li')).toHaveTextContent(/Weather 5 h ago, too old to dial by$/);
    expect(half()).toBeGreaterThan(2 * fresh);
  });

  test('are chosen with a press, and the choice is remembered', async () => {
    const platform = show({ predictions: [atHome, away] });
    await userEvent.click(tile(/Duster/));
    expect(screen.getByText(/^Byron Dragway has no weather station/)).toBeVisible();
    expect((await settingsOf(platform))?.selectedPrediction).toBe('duster|byron');
  });

  test('are saved for the shown car and track', async () => {
    const platform = show();
    await userEvent.click(screen.getByRole('button', { name: 'Save as a card' }));
    expect(await cards(platform)).toEqual([
      { key: 'nova|great-lakes', vehicle_uid: 'nova', location_uid: 'great-lakes' },
    ]);
    expect(tile(/Nova/)).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Save as a card' })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Vehicle'), 'Duster');
    expect(tile(/Nova/)).not.toBeChecked();
  });

  test('say that they cannot be saved', async () => {
    const platform = show();
    const lost = failed('not-stored', 'What you saved could not be stored.');
    platform.predictions.save = () => lost;
    await userEvent.click(screen.getByRole('button', { name: 'Save as a card' }));
    expect(platform.log.snackbars).toMatchObject([
      { text: 'What you saved could not be stored.', color: 'error' },
    ]);
  });

  test('show the ET of the lane chosen for their car', async () => {
    show({ predictions: [atHome] });
    const card = within(screen.getByRole('region', { name: 'Next pass' }));
    await userEvent.click(card.getByLabelText('Right'));
    const et = card.getByText(/^11\.2\d\d$/).textContent;
    expect(tile(/Nova/)).toHaveAccessibleName(new RegExp(`Dragaway · right lane ${et}`));
  });

  test('are removed by a dialog, and the next one is shown', async () => {
    const platform = show({ predictions: [atHome, away] });
    platform.answerDialogs({ key: 'a' });
    await userEvent.click(
      screen.getByRole('button', { name: "Remove the card '69 Nova at Great Lakes Dragaway" }),
    );
    expect(platform.log.opened).toEqual([{ name: 'remove-prediction', input: { key: 'a' } }]);
    await waitFor(async () => expect((await settingsOf(platform))?.selectedPrediction).toBe('duster|byron'));
  });

  test('stay as they are without write access, and a dialog says why', async () => {
    const platform = show({ predictions: [away], session: readOnlySession });
    await userEvent.click(screen.getByRole('button', { name: 'Save as a card' }));
    await userEvent.click(screen.getByRole('button', { name: /^Remove the card/ }));
    expect(platform.log.subscriptionRequired).toBe(2);
    expect(platform.log.opened).toEqual([]);
    expect(await cards(platform)).toEqual([away]);
  });

  test('follow their vehicle when it is deleted', () => {
    const platform = show({ predictions: [atHome, away] });
    act(() => void platform.vehicles.delete('duster'));
    expect(screen.getAllByRole('radio', { name: /± / })).toHaveLength(1);
    expect(screen.queryByRole('radio', { name: /Duster/ })).toBeNull();
  });
});

describe('the largest figure on the card', () => {
  const largest = () => {
    const card = screen.getByRole('region', { name: 'Next pass' });
    return [...card.querySelectorAll('span')].find((span) =>
      getComputedStyle(span).fontSize.startsWith('clamp'),
    );
  };

  test.each([
    ['et_emphasis', /^11\.\d{3}$/],
    ['dial_emphasis', /^11\.\d\d$/],
    ['risk_emphasis', /^\d+ %$/],
    ['of_a_later_version', /^11\.\d{3}$/],
  ])('as stored in %s', (selectedPredictionCardView, figure) => {
    show({ settings: { ...racerSettings, selectedPredictionCardView } });
    expect(largest()).toHaveTextContent(figure);
    expect(screen.getByText(/^80 % of passes between/)).toBeVisible();
  });

  test('is chosen and saved', async () => {
    const platform = show();
    await userEvent.click(screen.getByRole('radio', { name: 'Dial' }));
    expect(largest()).toHaveTextContent(/^11\.\d\d$/);
    expect((await settingsOf(platform))?.selectedPredictionCardView).toBe('dial_emphasis');
  });
});
