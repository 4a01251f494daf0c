import { degrees, failed, feet, ok, type Location, type Result } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  novaPasses,
  readOnlySession,
  summerAfternoon,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { NEVER } from 'rxjs';
import type { Strip } from '../directory/parseStrips';
import type { Place } from '../find/Place';
import { paperGround } from '../map/paperGroundDriver';
import { TrackMap, type TrackMapProps } from '../map/TrackMap';
import { LocationsPage } from './LocationsPage';

const strip = (title: string, lat: number, lng: number, more: Partial<Strip> = {}): Strip => ({
  title,
  city: '',
  state: 'IL',
  country: 'US',
  timezone: 'America/Chicago',
  place: 'facility',
  lat,
  lng,
  source: `a source of ${title}`,
  ...more,
});
const byron = strip('Byron Dragway', 42.08, -89.24, {
  city: 'Byron',
  place: 'start',
  track_length: 1320,
  elevation: feet(720),
  elevation_is: 'source',
  heading: degrees(179),
});
const cordova = strip('Cordova Dragway', 41.7, -90.29, { city: 'Cordova', note: 'the gate is in the north' });
const unionGrove = strip('Great Lakes', 42.66, -88.03, { state: 'WI' });
const strips = [byron, cordova, unionGrove];

const paper = [paperGround().open];
const PaperMap = (props: TrackMapProps) => <TrackMap {...props} grounds={paper} />;

const milwaukee = { lat: 43.04, lng: -87.91 };

const open = async (
  seed: MemorySeed = {},
  {
    position = ok(milwaukee),
    loadStrips = () => Promise.resolve(strips),
    loadMap = () => Promise.resolve(PaperMap),
    platform = createMemoryPlatform(seed),
  }: {
    position?: Result<Place>;
    loadStrips?: () => Promise<Strip[]>;
    loadMap?: () => Promise<ComponentType<TrackMapProps>>;
    platform?: ReturnType<typeof createMemoryPlatform>;
  } = {},
) => {
  await act(async () => {
    render(
      <LocationsPage
        ports={platform}
        locate={() => Promise.resolve(position)}
        readStrips={loadStrips}
        openMap={loadMap}
      />,
    );
    await loadStrips().catch(() => undefined);
  });
  return { platform, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};

const listed = (list: string): (string | null)[] =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
const saved = (platform: ReturnType<typeof createMemoryPlatform>): Location[] => {
  let rows: Location[] = [];
  platform.locations.locations$
    .subscribe((loaded) => (rows = loaded.state === 'present' ? loaded.value : []))
    .unsubscribe();
  return rows;
};
const search = () => screen.getByRole('searchbox', { name: 'Find a track' });
const nearMe = () => screen.getByRole('button', { name: 'Near me' });

describe('the racer’s tracks', () => {
  test('are named if they cannot be read, beside those that can', async () => {
    const reason = 'This location cannot be read: lat is missing.';
    await open({ locations: [greatLakes], unreadable: { locations: [{ id: 'bad', reason, stored: {} }] } });
    expect(screen.getByText('1 location cannot be read')).toBeVisible();
    expect(listed('Your locations')).toEqual(['Great Lakes Dragaway']);
  });

  test('show their town, length, elevation and station', async () => {
    await open({ locations: [greatLakes] });
    const card = within(within(screen.getByRole('list', { name: 'Your locations' })).getByRole('listitem'));
    expect(card.getByRole('heading', { name: 'Great Lakes Dragaway' })).toBeVisible();
    expect(card.getByText('Union Grove, WI')).toBeVisible();
    expect(card.getByText('1/4 mile')).toBeVisible();
    expect(card.getByText('750')).toHaveTextContent('750ft');
    expect(card.getByText('Weather from Kenosha Regional, 6.7 mi away')).toBeVisible();
  });

  test('show the air now, the best and the last pass, and where the cars run', async () => {
    await open({
      locations: [greatLakes, { ...greatLakes, uid: 'new', title: 'New', weather_station: null }],
      entries: novaPasses,
      observation: ok(summerAfternoon),
    });
    const [card, unvisited] = within(screen.getByRole('list', { name: 'Your locations' }))
      .getAllByRole('listitem')
      .map((item) => within(item));
    const figure = (of: typeof card, label: string) => of?.getByText(label).nextSibling?.textContent;
    expect(figure(card, 'DA now')).toMatch(/^-?[\d,]+ft/);
    expect(figure(card, 'Best 1/4 mile')).toMatch(/^\d+\.\d{3}s/);
    expect(figure(card, 'Last visit')).toMatch(/2026/);
    expect(figure(card, 'Cars run')).toBe('North');
    expect(figure(unvisited, 'DA now')).toBe('not known');
    expect(figure(unvisited, 'Last visit')).toBe('none');
    expect(figure(unvisited, 'Best 1/4 mile')).toBe('none');
  });

  test('without a state or a station say no more than is known', async () => {
    const { platform, user } = await open({
      locations: [{ ...greatLakes, state: '', weather_station: null }],
    });
    expect(screen.getByText('Union Grove')).toBeVisible();
    expect(screen.getByText('No weather station yet')).toBeVisible();
    await user.click(screen.getByText('Choose a station'));
    expect(platform.log.opened).toEqual([{ name: 'location', input: { locationUid: 'great-lakes' } }]);
  });

  test('are called, found and their websites opened from their cards; what is no web address is no link', async () => {
    await open({
      locations: [
        { ...greatLakes, phone: '262 878-3783', website: 'www.greatlakesdragaway.com' },
        { ...greatLakes, uid: 'hostile', title: 'Hostile', website: 'javascript:alert(1)' },
        { ...greatLakes, uid: 'unplaced', title: 'Nobody knows where', lat: 0, lng: 0 },
      ],
    });
    const links = within(screen.getByRole('list', { name: 'Your locations' })).getAllByRole('link');
    const wayThere = 'https://www.google.com/maps/dir/?api=1&destination=42.6625,-88.0325';
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      wayThere,
      'tel:2628783783',
      'https://www.greatlakesdragaway.com/',
      wayThere,
    ]);
    expect(links[0]).toHaveAccessibleName('Directions to Great Lakes Dragaway');
    expect(links[2]).toHaveTextContent('greatlakesdragaway.com');
  });

  test('open when they are pressed', async () => {
    const { platform, user } = await open({ locations: [greatLakes] });
    await user.click(screen.getByRole('button', { name: 'Great Lakes Dragaway' }));
    expect(platform.log.opened).toEqual([{ name: 'location', input: { locationUid: 'great-lakes' } }]);
  });

  test('are added to by keyboard', async () => {
    const { platform, user } = await open({ locations: [greatLakes] });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add location' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(platform.log.opened).toEqual([{ name: 'location', input: {} }]);
  });

  test('are none: what to do is said and offered', async () => {
    const { platform, user } = await open();
    expect(screen.getByText(/Add the track you race at/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add location' }));
    expect(platform.log.opened).toHaveLength(1);
  });

  test('are neither called none nor added to while they are unknown', async () => {
    const platform = createMemoryPlatform();
    platform.locations.locations$ = NEVER;
    await open({}, { platform });
    expect(screen.getByRole('status', { name: 'Loading locations' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Track directory' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add location' })).not.toBeInTheDocument();
  });

  test('are all opened by a read-only racer, who is told why they are locked and offered the subscription to add one', async () => {
    const { platform, user } = await open({ locations: [greatLakes], session: readOnlySession });
    expect(screen.getByText(/Locations can be read but not added or changed/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Great Lakes Dragaway' }));
    await user.click(screen.getByRole('button', { name: 'Add location' }));
    await user.click(screen.getByRole('button', { name: 'Add Byron Dragway to my tracks' }));
    expect(platform.log.opened).toEqual([{ name: 'location', input: { locationUid: 'great-lakes' } }]);
    expect(platform.log.subscriptionRequired).toBe(2);
  });
});

describe('the directory of strips', () => {
  test('says of each strip what is known, what is not, and where that is asked, who says so', async () => {
    const { user } = await open();
    const [first, second] = within(screen.getByRole('list', { name: 'Track directory' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('Byron Dragway');
    expect(first).toHaveTextContent('Byron, IL');
    expect(first).toHaveTextContent('1/4 mile · 720 ft · runs south');
    expect(first).not.toHaveTextContent('a source of');
    expect(second).toHaveTextContent('length unknown · elevation unknown · direction unknown');
    const source = within(second!).getByRole('button', { name: 'Source of Cordova Dragway' });
    expect(source).toHaveAttribute('aria-expanded', 'false');
    await user.click(source);
    expect(second).toHaveTextContent('a source of Cordova Dragway. the gate is in the north.');
    expect(screen.getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    );
  });

  test('adds a strip at once if all is known of it, then its station, and takes it back by Undo', async () => {
    const stations = ok(greatLakes.weather_station === null ? [] : [greatLakes.weather_station]);
    const { platform, user } = await open({ stations });
    await user.click(screen.getByRole('button', { name: 'Add Byron Dragway to my tracks' }));
    expect(saved(platform)).toEqual([
      {
        uid: 'id-1',
        title: 'Byron Dragway',
        address: '',
        city: 'Byron',
        state: 'IL',
        zip: '',
        timezone: 'America/Chicago',
        phone: '',
        website: '',
        lat: 42.08,
        lng: -89.24,
        elevation: 720,
        track_length: 1320,
        track_direction: { index: 4, label: 'Southerly', degrees: 179 },
        weather_station: greatLakes.weather_station,
      },
    ]);
    expect(platform.log.opened).toEqual([]);
    const [said] = platform.log.snackbars;
    expect(said).toMatchObject({
      saved: true,
      color: 'success',
      text: 'Byron Dragway added: 720 ft, cars run south. Check both on its card.',
    });
    const row = within(screen.getByRole('list', { name: 'Track directory' })).getAllByRole('listitem')[0]!;
    expect(within(row).getByText('Yours')).toHaveFocus();
    act(() => said?.action?.run());
    expect(saved(platform)).toEqual([]);
  });

  test('does not bring an undone track back with its station', async () => {
    const platform = createMemoryPlatform();
    let answer = (_: Awaited<ReturnType<typeof platform.weather.nearestStations>>) => undefined as void;
    platform.weather.nearestStations = () => new Promise((resolve) => (answer = resolve));
    const { user } = await open({}, { platform });
    await user.click(screen.getByRole('button', { name: 'Add Byron Dragway to my tracks' }));
    act(() => platform.log.snackbars[0]?.action?.run());
    await act(async () => {
      answer(ok(greatLakes.weather_station === null ? [] : [greatLakes.weather_station]));
      await Promise.resolve();
    });
    expect(saved(platform)).toEqual([]);
  });

  test('adds a strip without a station while no service answers', async () => {
    const { platform, user } = await open({ stations: failed('weather-status', 'No network.') });
    await user.click(screen.getByRole('button', { name: 'Add Byron Dragway to my tracks' }));
    expect(saved(platform)).toMatchObject([{ title: 'Byron Dragway', weather_station: null }]);
    expect(screen.getByRole('button', { name: 'Choose a weather station for Byron Dragway' })).toBeVisible();
  });

  test('finds the station of an added strip once the service answers again', async () => {
    const platform = createMemoryPlatform();
    const answers = [failed('weather-status', 'No answer.'), ok([greatLakes.weather_station!])];
    platform.weather.nearestStations = () => Promise.resolve(answers.shift()!);
    await open({}, { platform });
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Add Byron Dragway to my tracks' }));
    await act(() => jest.advanceTimersByTimeAsync(3_500));
    jest.useRealTimers();
    expect(saved(platform)).toMatchObject([{ weather_station: { name: 'Kenosha Regional' } }]);
  });

  test('says that an elevation is approximate: in the row, when it is added, and on the card until it is changed', async () => {
    const rough = { ...byron, elevation_is: 'approx' } as const;
    const { platform, user } = await open({}, { loadStrips: () => Promise.resolve([rough]) });
    expect(screen.getByText('1/4 mile · about 720 ft · runs south')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Byron Dragway to my tracks' }));
    expect(platform.log.snackbars[0]).toMatchObject({
      color: 'warning',
      text: 'Byron Dragway added: about 720 ft, cars run south. Check both on its card.',
    });
    expect(screen.getByText(/The elevation is approximate/)).toBeVisible();
    const [track] = saved(platform);
    act(() => void platform.locations.save({ ...track!, elevation: feet(731) }));
    expect(screen.queryByText(/The elevation is approximate/)).not.toBeInTheDocument();
  });

  test('says where a strip has closed and where only its town is known', async () => {
    const gone = strip('Gone', 30, -90, { city: 'Roma', place: 'city', closed: '2021' });
    await open(
      { locations: [{ ...greatLakes, title: 'Gone', lat: 30, lng: -90 }] },
      { loadStrips: () => Promise.resolve([gone]) },
    );
    expect(screen.getByText('Closed in 2021')).toBeVisible();
    expect(screen.getByText(/place of the town$/)).toBeVisible();
    expect(screen.getByText(/The place is that of the town/)).toBeVisible();
  });

  test('fills the location dialog with what is known of a strip while more is needed', async () => {
    const { platform, user } = await open(
      {},
      {
        loadStrips: () =>
          Promise.resolve([
            cordova,
            strip('Roma Dragway', -26.57, 148.79, {
              city: 'Roma',
              place: 'city',
              elevation: feet(988),
              elevation_is: 'approx',
            }),
          ]),
      },
    );
    await user.click(screen.getByRole('button', { name: 'Add Cordova Dragway to my tracks' }));
    await user.click(screen.getByRole('button', { name: 'Add Roma Dragway to my tracks' }));
    expect(platform.log.opened.map(({ input }) => input)).toEqual([
      { start: { title: 'Cordova Dragway', city: 'Cordova', state: 'IL', lat: 41.7, lng: -90.29 } },
      {
        start: {
          title: 'Roma Dragway',
          city: 'Roma',
          state: 'IL',
          lat: -26.57,
          lng: 148.79,
          elevation: 988,
          approximate: ['place', 'elevation'],
        },
      },
    ]);
    expect(saved(platform)).toEqual([]);
  });

  test('does not offer what the racer has already', async () => {
    await open({ locations: [greatLakes] });
    const row = within(screen.getByRole('list', { name: 'Track directory' })).getAllByRole('listitem')[2]!;
    expect(row).toHaveTextContent('Great Lakes');
    expect(row).toHaveTextContent('Yours');
    expect(within(row).queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  });

  test('shows a long list in parts, each on request', async () => {
    const many = Array.from({ length: 60 }, (_, index) => strip(`Strip ${index}`, 30 + index / 10, -90));
    const { user } = await open({}, { loadStrips: () => Promise.resolve(many) });
    await user.click(screen.getByRole('button', { name: 'Show 48 more of 60 tracks' }));
    expect(listed('Track directory')).toHaveLength(54);
    expect(screen.getByRole('button', { name: 'Add Strip 6 to my tracks' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show all 60 tracks' }));
    expect(listed('Track directory')).toHaveLength(60);
  });

  test('shows six strips of many, and all on request', async () => {
    const many = Array.from({ length: 9 }, (_, index) => strip(`Strip ${index}`, 30 + index, -90));
    const { user } = await open({}, { loadStrips: () => Promise.resolve(many) });
    expect(listed('Track directory')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show all 9 tracks' }));
    expect(listed('Track directory')).toHaveLength(9);
    expect(screen.getByRole('button', { name: 'Add Strip 6 to my tracks' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Show all/ })).not.toBeInTheDocument();
  });

  test('says that it cannot be loaded, leaves the racer’s tracks, and can be tried again', async () => {
    let reachable = false;
    const loadStrips = () => (reachable ? Promise.resolve(strips) : Promise.reject(new Error('offline')));
    const { user } = await open({ locations: [greatLakes] }, { loadStrips });
    expect(screen.getByText(/track directory could not be loaded/)).toBeVisible();
    expect(listed('Your locations')).toEqual(['Great Lakes Dragaway']);
    reachable = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Byron Dragway')).toBeVisible();
  });
});

describe('searching', () => {
  test('keeps what matches by name, city, state or ZIP, of the racer’s tracks and of the strips', async () => {
    const { user } = await open({ locations: [{ ...greatLakes, zip: '53182' }] });
    await user.type(search(), 'illinois');
    expect(screen.getByText('None of your tracks matches.')).toBeVisible();
    expect(listed('Track directory')).toEqual(['Byron Dragway', 'Cordova Dragway']);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Track directory', 'Your tracks']);
    await user.clear(search());
    await user.type(search(), '53182');
    expect(listed('Your locations')).toEqual(['Great Lakes Dragaway']);
    expect(screen.getByText(/It has no ZIP codes/)).toBeVisible();
    await user.clear(search());
    await user.type(search(), 'bandimere');
    expect(
      screen.getByText('No match in the directory. Add the track yourself with Add location.'),
    ).toBeVisible();
  });
});

test('a search finds older names, regions and countries, and stands above an open map', async () => {
  const abroad = strip('Willowbank Raceway', -27.7, 152.67, {
    state: 'QLD',
    country: 'AU',
    aka: 'Old Airfield',
  });
  const { user } = await open({}, { loadStrips: () => Promise.resolve([byron, abroad]) });
  await user.click(screen.getByRole('button', { name: 'Map' }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await user.type(search(), 'australia airfield');
  expect(listed('Track directory')).toEqual(['Willowbank Raceway']);
  expect(screen.getByText('QLD, Australia')).toBeVisible();
  const order = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(order.indexOf('Track directory')).toBeLessThan(order.indexOf('Map'));
});

describe('near me', () => {
  test('brings the nearest to the top, each with its distance, until it is pressed again', async () => {
    const { user } = await open({
      locations: [
        { ...greatLakes, uid: 'far', title: 'A far track', lat: 30 },
        { ...greatLakes, title: 'The near track' },
      ],
    });
    expect(listed('Your locations')).toEqual(['A far track', 'The near track']);
    expect(nearMe()).toHaveAttribute('aria-pressed', 'false');
    await user.click(nearMe());
    expect(nearMe()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Your position is not stored and not sent');
    expect(listed('Your locations')).toEqual(['The near track', 'A far track']);
    expect(listed('Track directory')).toEqual(['Great Lakes', 'Byron Dragway', 'Cordova Dragway']);
    expect(screen.getByText('Union Grove, WI · 27 mi from you')).toBeVisible();
    const [, second] = within(screen.getByRole('list', { name: 'Track directory' })).getAllByRole('listitem');
    expect(second).toHaveTextContent('Byron, IL · 95 mi');
    await user.click(nearMe());
    expect(listed('Your locations')).toEqual(['A far track', 'The near track']);
    expect(screen.queryByText(/mi from you/)).not.toBeInTheDocument();
  });

  test('says why it was refused and how to go on, and changes nothing', async () => {
    const refused = failed('position-refused', 'Location is blocked for this site.');
    const { user } = await open({ locations: [greatLakes] }, { position: refused });
    await user.click(nearMe());
    expect(screen.getByRole('status')).toHaveTextContent(
      'Location is blocked for this site. Or search by town.',
    );
    expect(nearMe()).toHaveAttribute('aria-pressed', 'false');
    expect(listed('Track directory')).toEqual(['Byron Dragway', 'Cordova Dragway', 'Great Lakes']);
  });

  test('is not asked for unless it is pressed', async () => {
    const findPosition = jest.fn(() => Promise.resolve(ok(milwaukee)));
    const platform = createMemoryPlatform();
    await act(async () => {
      render(
        <LocationsPage
          ports={platform}
          locate={findPosition}
          readStrips={() => Promise.resolve([])}
          openMap={() => Promise.resolve(PaperMap)}
        />,
      );
      await Promise.resolve();
    });
    expect(findPosition).not.toHaveBeenCalled();
  });
});

describe('the map', () => {
  const openMap = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Map' }));
    // Loads the map's code, its ground and its markers, after any number of promises.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };
  const marker = (name: string | RegExp) => screen.getByRole('button', { name });
  const apart = [
    strip('Famoso', 35.6, -119.14, { state: 'CA' }),
    strip('Great Lakes', 42.66, -88.03, { state: 'WI' }),
    strip('Gainesville', 29.76, -82.27, { state: 'FL' }),
  ];
  const loadStrips = () => Promise.resolve(apart);

  test('is fetched once it is opened, and closed by the same button', async () => {
    const loadMap = jest.fn(() => Promise.resolve(PaperMap));
    const { user } = await open({ locations: [greatLakes] }, { loadMap });
    expect(loadMap).not.toHaveBeenCalled();
    await openMap(user);
    expect(marker('Map')).toHaveAttribute('aria-pressed', 'true');
    expect(marker('Zoom in')).toBeVisible();
    await openMap(user);
    expect(screen.queryByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
  });

  test('has each track once: own ones, and the strips that are not among them', async () => {
    const { user } = await open({ locations: [greatLakes] }, { loadStrips });
    await openMap(user);
    expect(marker('Great Lakes Dragaway, yours')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Great Lakes' })).not.toBeInTheDocument();
    expect(marker('Famoso')).toBeVisible();
  });

  test('opens an own track and takes over a strip, each pressed there first', async () => {
    const { platform, user } = await open({ locations: [greatLakes] }, { loadStrips });
    await openMap(user);
    await user.click(marker('Famoso'));
    const chosen = within(screen.getByRole('list', { name: 'Chosen on the map' }));
    await user.click(chosen.getByRole('button', { name: 'Source of Famoso' }));
    expect(chosen.getByText('a source of Famoso')).toBeVisible();
    await user.click(chosen.getByRole('button', { name: 'Add Famoso to my tracks' }));
    await user.click(marker('Great Lakes Dragaway, yours'));
    expect(screen.queryByRole('list', { name: 'Chosen on the map' })).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Great Lakes Dragaway' })[0]!);
    expect(platform.log.opened.map(({ input }) => input)).toEqual([
      { start: { title: 'Famoso', city: '', state: 'CA', lat: 35.6, lng: -119.14 } },
      { locationUid: 'great-lakes' },
    ]);
  });

  test('shows what the search finds', async () => {
    const { user } = await open({}, { loadStrips });
    await openMap(user);
    await user.click(marker('Gainesville'));
    await user.type(search(), 'famoso');
    expect(marker('Famoso')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Gainesville' })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Chosen on the map' })).not.toBeInTheDocument();
  });

  test('says that it cannot be loaded, leaves the lists, and can be tried again', async () => {
    let reachable = false;
    const loadMap = () =>
      reachable ? Promise.resolve(PaperMap) : Promise.reject(new Error('no such chunk'));
    const { user } = await open({ locations: [greatLakes] }, { loadMap });
    await openMap(user);
    expect(screen.getByText(/The map could not be loaded/)).toBeVisible();
    expect(listed('Your locations')).toEqual(['Great Lakes Dragaway']);
    reachable = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeVisible();
  });
});
