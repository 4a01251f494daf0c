import {
  fahrenheit,
  failed,
  feet,
  inHg,
  miles,
  ok,
  percent,
  predictionKey,
  type Location,
  type OwnReading,
} from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  racerSettings,
  readOnlySession,
} from '@holeshot/shared-core/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { LocationDialog } from './LocationDialog';
import { locationDialogDriver } from './locationDialogDriver';
import type { ZoneAt } from './place/zoneLookup';

const { kenosha, burlington, open, field, fill, fillTrack, save, savedLocations } = locationDialogDriver;
const stations = ok([kenosha, burlington]);

describe('a new location', () => {
  test('is saved whole: what was entered, its station and time zone', async () => {
    const platform = createMemoryPlatform({ stations });
    const { close, user } = await open(platform);
    await fillTrack(user);
    fill('Address', '18411 1st St');
    fill('City', 'Union Grove');
    fill('State', 'WI');
    fill('ZIP', '53182');
    fill('Phone', '262 878-3783');
    fill('Website', 'greatlakesdragaway.com');
    await user.click(field('1/8 mile'));
    await user.click(await screen.findByLabelText(/^Burlington Municipal/));
    await screen.findByText('Time zone: America/Chicago');
    await save(user);

    expect(savedLocations(platform)).toEqual([
      {
        uid: 'id-1',
        title: 'Great Lakes Dragaway',
        address: '18411 1st St',
        city: 'Union Grove',
        state: 'WI',
        zip: '53182',
        timezone: 'America/Chicago',
        phone: '262 878-3783',
        website: 'greatlakesdragaway.com',
        lat: 42.6625,
        lng: -88.0325,
        elevation: 750,
        track_length: 660,
        track_direction: { index: 4, label: 'Southerly' },
        weather_station: burlington,
      },
    ]);
    expect(close).toHaveBeenCalledWith({ locationUid: 'id-1' });
  });

  test('past the most that fit is not begun, and says why; one that is there can still be changed', async () => {
    const locations = Array.from({ length: 500 }, (_, index) => ({ ...greatLakes, uid: `l${index}` }));
    const platform = createMemoryPlatform({ locations });
    const { unmount } = await open(platform);
    expect(screen.getByText('Limit reached: 500 locations. Delete one to add another.')).toBeVisible();
    expect(screen.queryByText('Save location')).not.toBeInTheDocument();
    unmount();
    await open(platform, { locationUid: 'l7' });
    expect(field('Title')).toHaveValue(greatLakes.title);
  });

  test('is saved as the last one that fits', async () => {
    const locations = Array.from({ length: 499 }, (_, index) => ({ ...greatLakes, uid: `l${index}` }));
    const platform = createMemoryPlatform({ locations, stations });
    const { close, user } = await open(platform);
    await fillTrack(user);
    await screen.findByLabelText(/^Kenosha Regional/);
    await save(user);
    expect(savedLocations(platform)).toHaveLength(500);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('cannot be deleted before it is saved', async () => {
    await open(createMemoryPlatform());
    expect(screen.queryByText('Delete location')).not.toBeInTheDocument();
  });

  test('is saved by Enter, once however often Enter is pressed', async () => {
    const platform = createMemoryPlatform();
    const { close, user } = await open(platform);
    await fillTrack(user);
    await user.type(field('Title'), '{Enter}{Enter}{Enter}');
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(savedLocations(platform)).toHaveLength(1);
    expect(platform.log.snackbars).toHaveLength(1);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('names the missing value under each empty field, and focuses the first', async () => {
    const platform = createMemoryPlatform();
    const { close, user } = await open(platform);
    await save(user);
    expect(field('Title')).toHaveFocus();
    expect(field('Title')).toHaveAccessibleDescription('Enter a name.');
    expect(field('Latitude')).toHaveAccessibleDescription('Enter the latitude.');
    expect(field('Longitude')).toHaveAccessibleDescription('Enter the longitude.');
    expect(field('Elevation')).toHaveAccessibleDescription('Enter the elevation.');
    expect(screen.getByRole('radiogroup', { name: 'The cars travel toward' })).toHaveAccessibleDescription(
      'Choose the direction the cars travel.',
    );
    expect(field('City')).toBeValid();
    expect(savedLocations(platform)).toEqual([]);
    expect(close).not.toHaveBeenCalled();
  });

  test('without a direction puts the focus on the compass', async () => {
    const { user } = await open(createMemoryPlatform());
    fill('Title', 'Great Lakes');
    fill('Latitude', '42.66, -88.03');
    fill('Elevation', '750');
    await save(user);
    expect(field('North$')).toHaveFocus();
  });

  test('with an impossible number is refused in words under that field, which gets the focus', async () => {
    const platform = createMemoryPlatform();
    const { user } = await open(platform);
    await fillTrack(user);
    fill('Longitude', '-180,5');
    await save(user);
    expect(field('Longitude')).toHaveAccessibleDescription(
      'Enter a longitude from -180 to 180, such as -88.0325.',
    );
    expect(field('Longitude')).toHaveFocus();
    expect(savedLocations(platform)).toEqual([]);
  });

  test('takes decimal commas and heights below the sea', async () => {
    const platform = createMemoryPlatform();
    const { user } = await open(platform);
    await fillTrack(user);
    fill('Latitude', '36,46');
    fill('Longitude', '-116,87');
    fill('Elevation', '-190,5');
    await save(user);
    expect(savedLocations(platform)[0]).toMatchObject({ lat: 36.46, lng: -116.87, elevation: -190.5 });
  });

  test('takes both coordinates typed into the latitude apart on leaving it', async () => {
    const { user } = await open(createMemoryPlatform());
    await user.type(field('Latitude'), '42.66, -88.03');
    await user.tab();
    expect(field('Latitude')).toHaveValue('42.66');
    expect(field('Longitude')).toHaveValue('-88.03');
  });

  test('takes both coordinates typed into the latitude apart on Enter', async () => {
    const platform = createMemoryPlatform();
    const { close, user } = await open(platform);
    await fillTrack(user);
    await user.clear(field('Latitude'));
    await user.type(field('Latitude'), '33.5, -117{Enter}');
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(savedLocations(platform)[0]).toMatchObject({ lat: 33.5, lng: -117 });
  });

  test('chooses the direction by arrow keys, clockwise', async () => {
    const { user } = await open(createMemoryPlatform());
    await user.click(field('Northwest$'));
    await user.keyboard('{ArrowRight}');
    expect(field('North$')).toBeChecked();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field('East$')).toBeChecked();
  });
});

describe('a location that is started from what is known of a strip', () => {
  const start = { title: 'Byron Dragway', city: 'Byron', state: 'IL', lat: 42.08, lng: -89.24 };
  const stationsThere = ok([{ ...kenosha, lat: 42.08, lng: -89.3706 }]);

  test('has it filled in, and asks for the length and the elevation that nobody knows', async () => {
    const platform = createMemoryPlatform({ stations: stationsThere });
    const { user } = await open(platform, { start });
    expect(field('Title')).toHaveValue('Byron Dragway');
    expect(field('City')).toHaveValue('Byron');
    expect(field('Latitude')).toHaveValue('42.08');
    expect(field('Elevation')).toHaveValue('');
    await user.click(field('South$'));
    await save(user);
    expect(field('Elevation')).toHaveAccessibleDescription('Enter the elevation.');
    expect(screen.getByRole('group', { name: 'Length' })).toHaveAccessibleDescription(
      'Choose the length of the track.',
    );
    expect(savedLocations(platform)).toEqual([]);
    await user.click(await screen.findByText('Use 742 ft'));
    await user.click(field('1/8 mile'));
    await save(user);
    expect(savedLocations(platform)).toMatchObject([{ ...start, elevation: 742, track_length: 660 }]);
  });

  test('takes over the length and the elevation that are known', async () => {
    const platform = createMemoryPlatform({ stations });
    const { user } = await open(platform, { start: { ...start, elevation: feet(720), track_length: 1000 } });
    expect(screen.queryByText(/^Use .* ft$/)).not.toBeInTheDocument();
    await user.click(field('South$'));
    await save(user);
    expect(savedLocations(platform)).toMatchObject([{ elevation: 720, track_length: 1000 }]);
  });

  test('keeps a draft of its own, beside that of an empty form', async () => {
    const platform = createMemoryPlatform();
    const empty = await open(platform);
    fill('Title', 'Typed before');
    empty.unmount();
    const started = await open(platform, { start });
    expect(field('Title')).toHaveValue('Byron Dragway');
    fill('Address', '7287 IL-2');
    started.unmount();
    await open(platform, { start });
    expect(field('Address')).toHaveValue('7287 IL-2');
    expect(platform.drafts.read('location/new')).toMatchObject({ title: 'Typed before' });
  });
});

describe('a location that is changed', () => {
  const own_reading: OwnReading = {
    datetime: '2026-06-20T17:55:00.000Z',
    air_temp: fahrenheit(84),
    humidity: percent(40),
    pressure: inHg(29.2),
  };

  test('keeps its uid and everything that was not changed', async () => {
    const stored: Location = {
      ...greatLakes,
      own_reading,
      address: '18411 1st St',
      phone: '262 878-3783',
      track_direction: { ...greatLakes.track_direction, degrees: 7 as never },
    };
    const platform = createMemoryPlatform({ locations: [stored], stations: ok([burlington]) });
    const { close, user } = await open(platform, { locationUid: 'great-lakes' });
    expect(await screen.findByLabelText(/^Burlington Municipal/)).not.toBeChecked();
    expect(screen.getByLabelText(/^Kenosha Regional/)).toBeChecked();
    fill('Title', 'Great Lakes');
    await save(user);
    expect(savedLocations(platform)).toEqual([{ ...stored, title: 'Great Lakes' }]);
    expect(close).toHaveBeenCalledWith({ locationUid: 'great-lakes' });
  });

  test('at another elevation forgets what is known of an own station, which was learned and read at the old one', async () => {
    const station_bias = { station_id: 'KENW', air_temp: 2, humidity: 0, pressure: 0.16, readings: 1 };
    const platform = createMemoryPlatform({ locations: [{ ...greatLakes, station_bias, own_reading }] });
    const { user } = await open(platform, { locationUid: 'great-lakes' });
    fill('Elevation', '900');
    await save(user);
    expect(savedLocations(platform)).toEqual([{ ...greatLakes, elevation: 900 }]);
  });

  test('asks for its place if the file had none', async () => {
    const imported: Location = { ...greatLakes, lat: 0, lng: 0, timezone: '', weather_station: null };
    const platform = createMemoryPlatform({ locations: [imported], stations: ok([burlington]) });
    const { user } = await open(platform, { locationUid: 'great-lakes' });
    expect(field('Latitude')).toHaveValue('');
    fill('Latitude', '42.6625, -88.0325');
    expect(await screen.findByLabelText(/^Burlington Municipal/)).toBeChecked();
    await screen.findByText('Time zone: America/Chicago');
    await save(user);
    expect(savedLocations(platform)[0]).toMatchObject({
      ...{ lat: 42.6625, lng: -88.0325, timezone: 'America/Chicago', weather_station: { id: burlington.id } },
    });
  });

  test('gets the nearest station and the time zone of its new place', async () => {
    const ontario = {
      ...burlington,
      id: 'KONT',
      name: 'Ontario',
      lat: 34.056,
      lng: -117.601,
      distance: miles(6.2),
    };
    const platform = createMemoryPlatform({ locations: [greatLakes], stations: ok([ontario]) });
    const { user } = await open(platform, { locationUid: 'great-lakes' });
    fill('Latitude', '34.09, -117.5');
    await screen.findByText('Time zone: America/Los_Angeles');
    expect(await screen.findByLabelText(/^Ontario/)).toBeChecked();
    await save(user);
    expect(savedLocations(platform)[0]).toMatchObject({
      timezone: 'America/Los_Angeles',
      weather_station: ontario,
    });
  });

  test.each([
    [
      'out of its reach it has no station, and the racer is told',
      '34.09, -117.5',
      null,
      /without a weather station/,
    ],
    [
      'within its reach it has the station at the new distance',
      '42.6785, -88.2762',
      { id: 'KENW', distance: expect.closeTo(18.13, 2) as number },
      /^Location saved\.$/,
    ],
  ])('moves while no station can be looked up: %s', async (_, coordinates, weather_station, words) => {
    const platform = createMemoryPlatform({
      locations: [greatLakes],
      stations: failed('weather-unreachable', 'The service is down.'),
    });
    const { user } = await open(platform, { locationUid: 'great-lakes' });
    fill('Latitude', coordinates);
    await screen.findByText(/The service is down\./);
    await save(user);
    expect(savedLocations(platform)).toMatchObject([{ weather_station }]);
    expect(platform.log.snackbars.at(-1)?.text).toMatch(words);
  });

  test('is saved in the fields that were edited; what another device has changed since it was opened stays', async () => {
    const platform = createMemoryPlatform({ locations: [greatLakes], stations });
    const { user } = await open(platform, { locationUid: 'great-lakes' });
    fill('Elevation', '761');
    act(() => void platform.locations.save({ ...greatLakes, weather_station: burlington }));
    await save(user);
    expect(savedLocations(platform)).toEqual([
      { ...greatLakes, elevation: 761, weather_station: burlington },
    ]);
  });

  test('keeps a draft of what was edited alone, over what is stored by then', async () => {
    const platform = createMemoryPlatform({ locations: [greatLakes], stations });
    const first = await open(platform, { locationUid: 'great-lakes' });
    fill('Elevation', '761');
    expect(platform.drafts.read('location/great-lakes')).toEqual({ elevation: '761' });
    first.unmount();
    act(() => void platform.locations.save({ ...greatLakes, city: 'Yorkville' }));
    const { user } = await open(platform, { locationUid: 'great-lakes' });
    expect(field('Elevation')).toHaveValue('761');
    await save(user);
    expect(savedLocations(platform)).toEqual([{ ...greatLakes, city: 'Yorkville', elevation: 761 }]);
  });

  test('without a station stays without one, whatever else is edited, until one is chosen', async () => {
    const none = { ...greatLakes, weather_station: null };
    const platform = createMemoryPlatform({ locations: [none], stations });
    const { user, unmount } = await open(platform, { locationUid: 'great-lakes' });
    expect(await screen.findByLabelText(/^Kenosha Regional/)).not.toBeChecked();
    fill('Phone', '262 878-3783');
    await save(user);
    expect(savedLocations(platform)).toEqual([{ ...none, phone: '262 878-3783' }]);
    unmount();
    const again = await open(platform, { locationUid: 'great-lakes' });
    await again.user.click(await screen.findByLabelText(/^Kenosha Regional/));
    await save(again.user);
    expect(savedLocations(platform)[0]?.weather_station).toEqual(kenosha);
  });

  test('keeps the station that the racer chose if its coordinates are typed anew', async () => {
    const stored = { ...greatLakes, weather_station: burlington };
    const ontario = { ...burlington, id: 'KONT', name: 'Ontario' };
    const platform = createMemoryPlatform({ locations: [stored], stations });
    platform.weather.nearestStations = ({ lat }) => Promise.resolve(lat === 42 ? ok([ontario]) : stations);
    const { user } = await open(platform, { locationUid: 'great-lakes' });
    const typed = String(stored.lat);
    fill('Latitude', '42');
    expect(await screen.findByLabelText(/^Ontario/)).toBeChecked();
    fill('Latitude', typed);
    expect(await screen.findByLabelText(/^Burlington Municipal/)).toBeChecked();
    await save(user);
    expect(savedLocations(platform)[0]?.weather_station?.id).toBe(burlington.id);
  });

  test('is not saved before its time zone is worked out, unless that is asked for again', async () => {
    let ready: (zoneAt: ZoneAt) => void = () => undefined;
    const zones = new Promise<ZoneAt>((resolve) => (ready = resolve));
    const platform = createMemoryPlatform({ stations });
    const close = jest.fn();
    render(
      <LocationDialog
        ports={platform}
        input={{}}
        close={close}
        locate={() => Promise.resolve(ok({ lat: 42.6625, lng: -88.0325 }))}
        findZones={() => zones}
        readStrips={() => new Promise(() => undefined)}
      />,
    );
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    await fillTrack(user);
    await screen.findByLabelText(/^Kenosha Regional/);
    await user.click(screen.getByText('Save location'));
    expect(screen.getByText('Save without a time zone')).toBeVisible();
    expect(savedLocations(platform)).toEqual([]);
    await act(() => {
      ready(() => 'America/Chicago');
      return zones;
    });
    expect(savedLocations(platform)).toMatchObject([{ timezone: 'America/Chicago' }]);
  });

  test('leaves no draft behind if the racer only looks', async () => {
    const platform = createMemoryPlatform({
      locations: [greatLakes],
      stations: ok([{ ...kenosha, distance: miles(6.8) }]),
    });
    await open(platform, { locationUid: 'great-lakes' });
    await screen.findByLabelText(/^Kenosha Regional.*6\.8 mi/);
    expect(platform.drafts.read('location/great-lakes')).toBeUndefined();
    expect(platform.log.unsavedForms).toBe(0);
  });

  test('is deleted and brought back by Undo; before it, the passes and the prediction it is used by are named', async () => {
    const platform = createMemoryPlatform({
      locations: [greatLakes],
      entries: novaPasses,
      vehicles: [nova],
      settings: { ...racerSettings, selectedPrediction: predictionKey(nova.uid, 'great-lakes') },
    });
    const { close, user } = await open(platform, { locationUid: 'great-lakes' });
    const there = novaPasses.filter(({ location }) => location.uid === 'great-lakes');
    expect(
      screen.getByText(`${there.length} passes were logged here; they keep the location as it was.`, {
        exact: false,
      }),
    ).toHaveTextContent(`The prediction for ${nova.name} uses this track`);
    fill('Title', 'Typed before it was deleted');
    await user.click(screen.getByText('Delete location'));
    expect(savedLocations(platform)).toEqual([]);
    expect(close).toHaveBeenCalledWith();
    expect(platform.drafts.read('location/great-lakes')).toBeUndefined();
    expect(platform.log.snackbars.at(-1)?.text).toBe(
      'Location deleted. Passes logged there keep it as it was.',
    );
    act(() => platform.log.snackbars.at(-1)?.action?.run());
    expect(savedLocations(platform)).toEqual([greatLakes]);
  });

  test('says beside Delete that no pass was logged here, and nothing else', async () => {
    const platform = createMemoryPlatform({ locations: [greatLakes], vehicles: [nova] });
    await open(platform, { locationUid: 'great-lakes' });
    expect(screen.getByText('No pass was logged here.')).toBeVisible();
  });

  test('is not deleted by a racer who may not write', async () => {
    const platform = createMemoryPlatform({ locations: [greatLakes], session: readOnlySession });
    const { close, user } = await open(platform, { locationUid: 'great-lakes' });
    await user.click(screen.getByText('Delete location'));
    expect(savedLocations(platform)).toEqual([greatLakes]);
    expect(platform.log.subscriptionRequired).toBe(1);
    expect(close).not.toHaveBeenCalled();
  });

  test('says that it is gone', async () => {
    const { close, user } = await open(createMemoryPlatform(), { locationUid: 'sold' });
    expect(screen.getByText(/This location was deleted/)).toBeVisible();
    await user.click(screen.getByText('Close'));
    expect(close).toHaveBeenCalledWith();
  });

  test('is waited for, not called gone, while locations are not known', async () => {
    const platform = createMemoryPlatform();
    platform.locations.locations$ = NEVER;
    await open(platform, { locationUid: 'great-lakes' });
    expect(screen.getByRole('status', { name: 'Loading the location' })).toBeVisible();
  });
});

describe('a draft', () => {
  test('is there again after the dialog was closed, its station too, and the app stays while it is open', async () => {
    const platform = createMemoryPlatform({ stations });
    const first = await open(platform);
    await fillTrack(first.user);
    await first.user.click(await screen.findByLabelText(/^Burlington Municipal/));
    expect(platform.log.unsavedForms).toBe(1);
    first.unmount();
    expect(platform.log.unsavedForms).toBe(0);

    const { user } = await open(platform);
    expect(field('Title')).toHaveValue('Great Lakes Dragaway');
    expect(field('South$')).toBeChecked();
    expect(screen.getByLabelText(/^Burlington Municipal/)).toBeChecked();
    await user.click(screen.getByText('Clear the form'));
    expect(field('Title')).toHaveValue('');
    expect(platform.drafts.read('location/new')).toBeUndefined();
  });

  test('is not there again once it was saved', async () => {
    const platform = createMemoryPlatform();
    const first = await open(platform);
    await fillTrack(first.user);
    await save(first.user);
    first.unmount();
    await open(platform);
    expect(field('Title')).toHaveValue('');
  });

  test('stays when the racer may not write, and why is said', async () => {
    const platform = createMemoryPlatform({ session: readOnlySession });
    const { close, user } = await open(platform);
    expect(screen.getByText(/Locations can be read but not added or changed/)).toBeVisible();
    expect(locationDialogDriver.saveButton().querySelector('svg')).not.toBeNull();
    await fillTrack(user);
    await save(user);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This needs an active subscription. Nothing was changed. Your entries are still here.',
    );
    expect(field('Title')).toHaveValue('Great Lakes Dragaway');
    expect(platform.log.subscriptionRequired).toBe(1);
    expect(close).not.toHaveBeenCalled();
  });
});
