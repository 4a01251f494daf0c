import {
  fahrenheit,
  failed,
  feet,
  inHg,
  mph,
  ok,
  percent,
  unknown,
  type Failure,
  type FailureCode,
  type LatestObservation,
  type Loadable,
  type Location,
  type StationObservation,
  type WidgetPlace,
} from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import {
  createMemoryPlatform,
  greatLakes,
  novaPasses,
  racerSettings,
  summerAfternoon,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject, NEVER, of } from 'rxjs';
import { CurrentWeather } from './CurrentWeather';

const measuredAt = Date.parse(summerAfternoon.datetime);
const minutes = 60_000;
const sunny = { locations: [greatLakes], observation: ok(summerAfternoon) };

const show = (
  seed: MemorySeed,
  latest$?: BehaviorSubject<LatestObservation>,
  places: readonly WidgetPlace[] = [],
) => {
  const platform = createMemoryPlatform(seed);
  const asked: string[] = [];
  render(
    <CurrentWeather
      ports={{
        ...platform,
        weather: {
          ...platform.weather,
          latest$: (stationId) => {
            asked.push(stationId);
            return latest$ ?? platform.weather.latest$(stationId);
          },
        },
      }}
      stored={{ places }}
    />,
    { wrapper: ThemeRoot },
  );
  return { asked, platform };
};

const track = (uid: string, station: string | null): Location => ({
  ...greatLakes,
  uid,
  title: `Track ${uid}`,
  weather_station:
    station === null || greatLakes.weather_station === null
      ? null
      : { ...greatLakes.weather_station, id: station },
});

const card = () => within(screen.getByRole('region', { name: 'Weather at Great Lakes Dragaway' }));
const figure = (label: string) => card().getByText(label).nextElementSibling;

describe('the current weather', () => {
  test('shows the air at the track, its pressure as station pressure at the elevation of the track', () => {
    const { asked } = show(sunny);
    expect(asked).toContain('KENW');
    expect(figure('Density altitude')).toHaveTextContent(/^2,997ft$/);
    expect(figure('Air')).toHaveTextContent('87.0°F');
    expect(figure('Humidity')).toHaveTextContent('54%');
    expect(figure('Station pressure')).toHaveTextContent('29.13inHg');
    expect(figure('Grains')).toHaveTextContent('107gr/lb');
    expect(figure('Wind')).toHaveTextContent('6.0mph↘ head');
    expect(card().getByText('Kenosha Regional, 6.7 mi')).toBeInTheDocument();
    expect(card().getByRole('heading', { level: 2, name: 'Great Lakes Dragaway' })).toBeInTheDocument();
  });

  test('the elevation is that of the track, not of the station', () => {
    show({ ...sunny, locations: [{ ...greatLakes, elevation: feet(5000) }] });
    expect(figure('Station pressure')).toHaveTextContent('24.90inHg');
  });

  test('a wind without a direction has none', () => {
    const { wind_degrees: _left, ...calm } = summerAfternoon;
    show({ ...sunny, observation: ok<StationObservation>(calm) });
    expect(figure('Wind')).toHaveTextContent(/^6\.0mph$/);
  });

  test('a wind that nobody reported is not calm', () => {
    show({ ...sunny, observation: ok({ ...summerAfternoon, wind_speed: mph(0), wind_unknown: true }) });
    expect(figure('Wind')).toHaveTextContent(/^not reported$/);
  });

  test('says whose report it is where the racer’s service did not give it', () => {
    show({ ...sunny, observation: ok({ ...summerAfternoon, source: 'National Weather Service' }) });
    expect(
      card().getByText(/^Kenosha Regional, 6.7 mi, by the National Weather Service/),
    ).toBeInTheDocument();
  });

  test('carries its age', () => {
    show({ ...sunny, now: measuredAt + 11 * minutes });
    expect(card().getByText('Weather 11 min ago, old')).toBeInTheDocument();
  });

  test('keeps its last values if a refresh fails, and the reason stands below', () => {
    const latest$ = new BehaviorSubject<LatestObservation>({
      state: 'present',
      observation: summerAfternoon,
    });
    show(sunny, latest$);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const failure: Failure = { code: 'weather-unreachable', message: 'The weather service does not answer.' };
    act(() => latest$.next({ state: 'present', observation: summerAfternoon, failure }));
    expect(screen.getByRole('alert')).toHaveTextContent('The weather service does not answer.');
    expect(figure('Air')).toHaveTextContent('87.0°F');
  });

  test('a new report takes the place of the old one', () => {
    const latest$ = new BehaviorSubject<LatestObservation>({
      state: 'present',
      observation: summerAfternoon,
    });
    show(sunny, latest$);
    act(() =>
      latest$.next({ state: 'present', observation: { ...summerAfternoon, air_temp: fahrenheit(88.4) } }),
    );
    expect(figure('Air')).toHaveTextContent('88.4°F');
  });

  test('a station that never answered says why and shows no figures', () => {
    show({ locations: [greatLakes], observation: failed('weather-unreachable', 'No weather is known.') });
    expect(screen.getByRole('alert')).toHaveTextContent('No weather is known.');
    expect(screen.queryByText('Density altitude')).not.toBeInTheDocument();
  });

  test.each<FailureCode>(['weather-no-pressure', 'weather-empty'])(
    'a station of no use (%s) can be changed for another at once',
    async (code) => {
      const { platform } = show({
        locations: [greatLakes],
        observation: failed(code, 'Choose another station for the track.'),
      });
      await userEvent.click(
        card().getByRole('button', { name: 'Choose another station for Great Lakes Dragaway' }),
      );
      expect(platform.log.opened).toEqual([{ name: 'location', input: { locationUid: greatLakes.uid } }]);
    },
  );

  test('a station that is fine is not to be changed while there is no network', () => {
    show({ locations: [greatLakes], observation: failed('weather-unreachable', 'There is no network.') });
    expect(card().queryByRole('button', { name: /another station/ })).not.toBeInTheDocument();
  });

  test('tells how the air moved in the last hour, and opens the last 24 hours', () => {
    const before = { ...summerAfternoon, air_temp: fahrenheit(80) };
    const lastDay = [
      { ...before, datetime: new Date(measuredAt - 60 * minutes).toISOString() },
      summerAfternoon,
    ];
    show({ ...sunny, lastDay });
    expect(card().getByText(/^↗ Rising: \+\d{3} ft in 60 min\.$/)).toBeInTheDocument();
    const button = card().getByRole('button', { name: 'Last 24 hours' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('tells no trend of air that is too old to dial by', () => {
    const before = { ...summerAfternoon, air_temp: fahrenheit(80) };
    const lastDay = [
      { ...before, datetime: new Date(measuredAt - 60 * minutes).toISOString() },
      summerAfternoon,
    ];
    show({ ...sunny, lastDay, now: measuredAt + 180 * minutes });
    expect(card().getByText('Weather 3 h ago, too old to dial by')).toBeInTheDocument();
    expect(card().queryByText(/Rising/)).not.toBeInTheDocument();
  });

  test('before the day is fetched its chart has its place and cannot be opened', () => {
    show(sunny);
    expect(card().getByRole('button', { name: 'Last 24 hours' })).toBeDisabled();
  });

  test('opens the air of the track to be corrected', async () => {
    const { platform } = show(sunny);
    await userEvent.click(card().getByRole('button', { name: 'Correct the air at Great Lakes Dragaway' }));
    expect(platform.log.opened).toEqual([{ name: 'observation', input: { locationUid: greatLakes.uid } }]);
  });

  test('before the first report no figure and no failure stands there', () => {
    show(sunny, new BehaviorSubject<LatestObservation>({ state: 'loading' }));
    expect(card().getByRole('heading')).toBeInTheDocument();
    expect(screen.queryByText('Density altitude')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  describe('at more than three locations with a station', () => {
    const many = {
      ...sunny,
      locations: [track('a', null), track('b', 'B'), track('c', 'C'), track('d', 'D'), track('e', 'E')],
    };
    const titles = () => [
      screen.getByRole('heading').textContent,
      ...screen.queryAllByRole('button', { name: / ft DA/ }).map((row) => row.textContent.slice(0, 7)),
    ];

    test('three are shown and asked for, the others once they are wanted', async () => {
      const { asked } = show(many);
      expect(titles()).toEqual(['Track b', 'Track c', 'Track d']);
      expect(new Set(asked)).toEqual(new Set(['B', 'C', 'D']));
      await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
      expect(titles()).toEqual(['Track b', 'Track c', 'Track d', 'Track e']);
      await userEvent.click(screen.getByRole('button', { name: 'Show three tracks' }));
      expect(titles()).toHaveLength(3);
    });

    const [pass] = novaPasses;
    const entries = [{ ...pass!, location: track('d', 'D') }];

    test('the one that the prediction is for is the first', () => {
      show({ ...many, entries, settings: { ...racerSettings, selectedPrediction: 'nova|e' } });
      expect(titles()).toEqual(['Track e', 'Track b', 'Track c']);
    });

    test('without such a choice that of the newest pass is the first', () => {
      show({ ...many, entries });
      expect(titles()).toEqual(['Track d', 'Track b', 'Track c']);
    });

    test('the others stand in a line with their age, and open', async () => {
      show({ ...many, now: measuredAt + 11 * minutes });
      const row = screen.getByRole('button', { name: 'Track c 2,997 ft DA 11 min ago, old' });
      expect(row).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(row);
      const opened = within(screen.getByRole('region', { name: 'Weather at Track c' }));
      expect(opened.getByText('Humidity')).toBeVisible();
      await userEvent.click(row);
      expect(screen.queryByRole('region', { name: 'Weather at Track c' })).toBeNull();
    });

    test('a line says that its place has no weather', () => {
      show({ ...many, observation: failed('weather-unreachable', 'No weather is known.') });
      expect(screen.getByRole('button', { name: 'Track c not known' })).toBeVisible();
    });
  });

  test('is corrected by the racer’s own station, and says so', () => {
    const station_bias = { station_id: 'KENW', air_temp: 2.5, humidity: 0, pressure: 0, readings: 1 };
    show({ ...sunny, locations: [{ ...greatLakes, station_bias }] });
    expect(screen.getByText('Air').nextElementSibling).toHaveTextContent('89.5');
    expect(screen.getByText(/mi, corrected by your own station$/)).toBeVisible();
  });

  describe('at a track with a reading of the own station within the hour', () => {
    const minutesLater = (count: number): Location => ({
      ...greatLakes,
      own_reading: {
        datetime: new Date(measuredAt + count * minutes).toISOString(),
        air_temp: fahrenheit(91),
        humidity: percent(40),
        pressure: inHg(29.21),
      },
    });

    test('is that reading until the public station reports again, with the day of that station', () => {
      show({ ...sunny, lastDay: [summerAfternoon, summerAfternoon], locations: [minutesLater(2)] });
      expect(screen.getByText('Air').nextElementSibling).toHaveTextContent('91.0');
      expect(screen.getByText('Weather 3 min ago')).toBeVisible();
      expect(screen.getByText('Your own station')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Last 24 hours' })).toBeVisible();
    });

    test('is the public one’s where that is newer', () => {
      show({ ...sunny, locations: [minutesLater(-2)] });
      expect(screen.getByText('Weather 5 min ago')).toBeVisible();
      expect(screen.queryByText('Your own station')).toBeNull();
    });
  });

  describe('at a track without a weather station', () => {
    const alone: Location = {
      ...track('a', null),
      own_reading: {
        datetime: summerAfternoon.datetime,
        air_temp: fahrenheit(91),
        humidity: percent(40),
        pressure: inHg(29.21),
      },
    };

    test('is the reading of the racer’s own', () => {
      const { asked } = show({ locations: [alone] });
      const own = within(screen.getByRole('region', { name: 'Weather at Track a' }));
      expect(own.getByText('Air').nextElementSibling).toHaveTextContent('91.0°F');
      expect(own.getByText('Station pressure').nextElementSibling).toHaveTextContent('29.21inHg');
      expect(own.getByText('Wind').nextElementSibling).toHaveTextContent('not reported');
      expect(own.getByText('Weather 5 min ago')).toBeVisible();
      expect(own.getByText('Your own station')).toBeVisible();
      expect(own.queryByRole('button', { name: 'Last 24 hours' })).toBeNull();
      expect(asked).toEqual([]);
    });

    test('stands in a line below another', () => {
      show({ ...sunny, locations: [greatLakes, alone] });
      expect(screen.getByRole('button', { name: /^Track a \d,\d{3} ft DA 5 min ago$/ })).toBeVisible();
    });

    test('is that reading for an hour, then a station is asked for', () => {
      show({ locations: [alone], now: measuredAt + 61 * minutes });
      expect(screen.getByRole('link', { name: 'Choose a station' })).toBeVisible();
    });
  });

  test('without a location it says what to do', () => {
    show({});
    expect(screen.getByRole('link', { name: 'Add a location' })).toHaveAttribute('href', '/locations');
  });

  test('without a location it shows the air of the places it was given, by their nearest station', async () => {
    const stations = ok([greatLakes.weather_station!]);
    show({ observation: ok(summerAfternoon), stations }, undefined, [
      { title: 'Pomona Dragstrip', lat: 34, lng: -117 },
    ]);
    const row = within(screen.getByRole('listitem'));
    expect(await row.findByText(/^\d,\d{3}/)).toHaveTextContent(/ft DA$/);
    expect(row.getByText(/°F · \d+ % · 2\d\.\d\d inHg$/)).toBeVisible();
    expect(row.getByText('Weather 5 min ago')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a location' })).toHaveAttribute('href', '/locations');
  });

  test.each<[string, MemorySeed, string]>([
    ['no station is near', { stations: ok([]) }, 'No weather station nearby.'],
    [
      'the stations cannot be asked',
      { stations: failed('weather-unreachable', 'It is down.') },
      'It is down.',
    ],
  ])('says for a place that %s', async (_, seed, sentence) => {
    show(seed, undefined, [{ title: 'Pomona Dragstrip', lat: 34, lng: -117 }]);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('Pomona Dragstrip')).toBeVisible();
  });

  test('nothing is asked before the registration is finished', () => {
    const platform = createMemoryPlatform({ settings: { ...racerSettings, isRegistered: false } });
    const nearestStations = jest.fn();
    render(
      <CurrentWeather
        ports={{ ...platform, weather: { ...platform.weather, nearestStations } }}
        stored={{ places: [{ title: 'Pomona Dragstrip', lat: 34, lng: -117 }] }}
      />,
      { wrapper: ThemeRoot },
    );
    expect(screen.getByRole('link', { name: 'Add a location' })).toBeVisible();
    expect(nearestStations).not.toHaveBeenCalled();
  });

  test('a racer’s own track takes the place of the places', () => {
    show(sunny, undefined, [{ title: 'Pomona Dragstrip', lat: 34, lng: -117 }]);
    expect(card().getByText('Density altitude')).toBeVisible();
    expect(screen.queryByText('Pomona Dragstrip')).toBeNull();
  });

  test('with locations but no station it asks for one', () => {
    show({ locations: [track('a', null)] });
    expect(screen.getByRole('link', { name: 'Choose a station' })).toHaveAttribute('href', '/locations');
  });

  test('the air of the only track does not wait for the log book', () => {
    const platform = createMemoryPlatform(sunny);
    render(
      <CurrentWeather ports={{ ...platform, logBooks: { ...platform.logBooks, newest$: () => NEVER } }} />,
      {
        wrapper: ThemeRoot,
      },
    );
    expect(card().getByText('Density altitude')).toBeVisible();
  });

  test('before the locations are known it does not ask for one', () => {
    const platform = createMemoryPlatform();
    render(
      <CurrentWeather
        ports={{
          ...platform,
          locations: { ...platform.locations, locations$: of<Loadable<Location[]>>(unknown) },
          weather: { ...platform.weather, latest$: () => NEVER },
        }}
      />,
      { wrapper: ThemeRoot },
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
