import { failed, feet, miles, ok } from '@holeshot/shared-core';
import { createMemoryPlatform, greatLakes } from '@holeshot/shared-core/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Strip } from '../directory/parseStrips';
import { locationDialogDriver } from './locationDialogDriver';

const { kenosha, burlington, open, field, fill, fillTrack, save, savedLocations } = locationDialogDriver;
const stations = ok([kenosha, burlington]);

/** Creates a service that answers each request when told to. */
const lateStations = () => {
  const answers: ((found: typeof stations) => void)[] = [];
  return {
    nearestStations: () => new Promise<typeof stations>((resolve) => answers.push(resolve)),
    answer: () =>
      waitFor(() => {
        expect(answers).not.toHaveLength(0);
        answers.forEach((answer) => answer(stations));
      }),
  };
};

/** Opens a new track and presses Save during a search for stations, which ends when told to. */
const saveWhileSearching = async () => {
  const platform = createMemoryPlatform();
  const { nearestStations, answer } = lateStations();
  platform.weather.nearestStations = nearestStations;
  const { user, close } = await open(platform);
  await fillTrack(user);
  await user.click(screen.getByText('Save location'));
  return { platform, answer, user, close };
};

describe('weather stations', () => {
  test('are looked up once both coordinates are there, and the nearest is taken', async () => {
    await open(createMemoryPlatform({ stations }));
    expect(screen.getByText(/Enter the coordinates to find weather stations/)).toBeVisible();
    fill('Latitude', '42.6625, -88.0325');
    expect(screen.getByText('Looking for weather stations near the track.')).toBeVisible();
    expect(await screen.findByLabelText(/^Kenosha Regional/)).toBeChecked();
    expect(screen.getByLabelText(/^Kenosha Regional/)).toHaveAccessibleName(/6\.7 mi away, 742 ft/);
    expect(screen.getByLabelText(/^Burlington Municipal/)).not.toBeChecked();
  });

  test('offer their elevation while none was entered', async () => {
    const { user } = await open(createMemoryPlatform({ stations }));
    fill('Latitude', '42.6625, -88.0325');
    expect(screen.getByText(/Above sea level, at the starting line/)).toBeVisible();
    const proposal = await screen.findByText('Use 742 ft');
    expect(proposal).toHaveAccessibleDescription(
      'Kenosha Regional stands at 742 ft, 6.7 mi away. The track may lie higher or lower.',
    );
    await user.click(proposal);
    expect(field('Elevation')).toHaveValue('742');
    expect(screen.queryByText('Use 742 ft')).not.toBeInTheDocument();
  });

  test('offer no elevation where it is not told, and are chosen all the same', async () => {
    const { elevation: _, ...untold } = kenosha;
    const platform = createMemoryPlatform({ stations: ok([untold, burlington]) });
    const { user } = await open(platform);
    await fillTrack(user);
    await user.clear(field('Elevation'));
    const nearest = await screen.findByLabelText(/^Kenosha Regional/);
    expect(nearest).toHaveAccessibleName(/6\.7 mi away$/);
    expect(screen.queryByText(/^Use .* ft$/)).not.toBeInTheDocument();
    expect(screen.getByText(/Above sea level, at the starting line/)).toBeVisible();
    await user.type(field('Elevation'), '750');
    await save(user);
    expect(savedLocations(platform)[0]?.weather_station).toEqual(untold);
  });

  test('are waited for by Save, which says so', async () => {
    const { platform, answer, close } = await saveWhileSearching();
    expect(screen.getByText(/The location is saved right after/)).toBeVisible();
    expect(savedLocations(platform)).toEqual([]);
    await answer();
    await waitFor(() => expect(close).toHaveBeenCalledWith({ locationUid: 'id-1' }));
    expect(savedLocations(platform)[0]?.weather_station).toEqual(kenosha);
  });

  test('are not waited for where Save is pressed again, and then the racer is told that there is none', async () => {
    const platform = createMemoryPlatform();
    platform.weather.nearestStations = () => new Promise(() => undefined);
    const { user } = await open(platform);
    await fillTrack(user);
    await user.click(screen.getByText('Save location'));
    await user.click(screen.getByText('Save without a station'));
    expect(savedLocations(platform)).toMatchObject([{ weather_station: null }]);
    expect(platform.log.snackbars.at(-1)?.text).toMatch(/without a weather station/);
  });

  test('save nothing by themselves if they arrive after an edit, and Save can be pressed again', async () => {
    const { platform, answer, user, close } = await saveWhileSearching();
    fill('Title', 'Great Lakes');
    expect(screen.getByText('Save location')).toBeVisible();
    await answer();
    expect(await screen.findByLabelText(/^Kenosha Regional/)).toBeChecked();
    expect(savedLocations(platform)).toEqual([]);
    expect(close).not.toHaveBeenCalled();
    await save(user);
    expect(savedLocations(platform)).toMatchObject([{ title: 'Great Lakes', weather_station: kenosha }]);
  });

  test('are there again once the form starts afresh', async () => {
    const platform = createMemoryPlatform({ locations: [greatLakes], stations });
    platform.drafts.write('location/great-lakes', { station: null, chosenBy: 'racer' });
    const { user } = await open(platform, { locationUid: 'great-lakes' });
    expect(await screen.findByLabelText('No station')).toBeChecked();
    await user.click(screen.getByText('Back to the saved version'));
    expect(screen.getByLabelText(/^Kenosha Regional/)).toBeChecked();
  });

  test('can be declined', async () => {
    const platform = createMemoryPlatform({ stations });
    const { user } = await open(platform);
    await fillTrack(user);
    await user.click(await screen.findByLabelText('No station'));
    await save(user);
    expect(savedLocations(platform)[0]?.weather_station).toBeNull();
  });

  test('are not needed: the form says that there are none, and saves the location', async () => {
    const platform = createMemoryPlatform({ stations: ok([]) });
    const { user } = await open(platform);
    await fillTrack(user);
    expect(await screen.findByText(/No weather station was found near these coordinates/)).toBeVisible();
    await save(user);
    expect(savedLocations(platform)[0]?.weather_station).toBeNull();
  });

  test('show in their place that the service failed, lose nothing typed, and Retry asks again', async () => {
    const platform = createMemoryPlatform();
    let answer = failed('weather-unreachable', 'The weather service is not reachable.') as
      typeof stations | ReturnType<typeof failed>;
    platform.weather.nearestStations = () => Promise.resolve(answer);
    const { user } = await open(platform);
    await fillTrack(user);
    expect(
      await screen.findByText(/search for weather stations failed\. The weather service is not reachable\./),
    ).toBeVisible();
    expect(field('Title')).toHaveValue('Great Lakes Dragaway');
    answer = stations;
    await user.click(screen.getByText('Retry'));
    expect(await screen.findByLabelText(/^Kenosha Regional/)).toBeChecked();
  });

  test('are not needed to save a location if the service fails', async () => {
    const platform = createMemoryPlatform({
      stations: failed('weather-unreachable', 'The service is down.'),
    });
    const { user } = await open(platform);
    await fillTrack(user);
    await screen.findByText(/The service is down\./);
    await save(user);
    expect(savedLocations(platform)).toHaveLength(1);
  });
});

describe('the time zone', () => {
  test('says that it is unknown, and the location is saved without it', async () => {
    const platform = createMemoryPlatform();
    const { user } = await open(platform, {}, () => Promise.reject(new Error('offline')));
    await fillTrack(user);
    expect(await screen.findByText(/Time zone not found/)).toBeVisible();
    await save(user);
    expect(savedLocations(platform)[0]?.timezone).toBe('');
  });

  test('stays on a stored location if it cannot be worked out again', async () => {
    const platform = createMemoryPlatform({ locations: [greatLakes] });
    const { user } = await open(platform, { locationUid: 'great-lakes' }, () =>
      Promise.reject(new Error('offline')),
    );
    await user.type(field('Title'), ' 2{Enter}');
    expect(savedLocations(platform)[0]?.timezone).toBe('America/Chicago');
  });
});

describe('the position of the device', () => {
  test('becomes that of the track, and the time zone and the stations follow', async () => {
    const brackett = {
      ...kenosha,
      name: 'Brackett Field',
      lat: 34.0917,
      lng: -117.7818,
      distance: miles(0.7),
    };
    const platform = createMemoryPlatform({ stations: ok([brackett]) });
    const here = ok({ lat: 34.0950889, lng: -117.7697639 });
    const { user } = await open(platform, {}, undefined, here);
    expect(field('Latitude')).toHaveValue('');
    await user.click(screen.getByText('Use my position'));
    expect(field('Latitude')).toHaveValue('34.09509');
    expect(field('Longitude')).toHaveValue('-117.76976');
    expect(screen.getByText('Coordinates taken from this device.')).toBeVisible();
    expect(screen.getByText('Time zone: America/Los_Angeles')).toBeVisible();
    expect(await screen.findByLabelText(/^Brackett Field/)).toBeChecked();
    fill('Latitude', '34.1');
    expect(screen.queryByText('Coordinates taken from this device.')).not.toBeInTheDocument();
  });

  test.each([
    [feet(820), '820 ft'],
    [feet(6600), '1.3 mi'],
  ])('says that it is no better than %d ft', async (within, words) => {
    const here = ok({ lat: 34.0950889, lng: -117.7697639, within });
    const { user } = await open(createMemoryPlatform(), {}, undefined, here);
    await user.click(screen.getByText('Use my position'));
    expect(field('Latitude')).toHaveValue('34.09509');
    expect(
      screen.getByText(new RegExp(`from this device, accurate to ${words}\\. Check them`)),
    ).toBeVisible();
  });

  test('leaves the typed text if it is refused, and says how to go on', async () => {
    const refused = failed('position-refused', 'Location is blocked for this site.');
    const { user } = await open(createMemoryPlatform(), {}, undefined, refused);
    fill('Latitude', '42.66');
    await user.click(screen.getByText('Use my position'));
    expect(screen.getByText('Location is blocked for this site. Or type the coordinates.')).toBeVisible();
    expect(field('Latitude')).toHaveValue('42.66');
  });
});

describe('the altitude of the device', () => {
  const at = { lat: 42.6625, lng: -88.0325 };
  const press = (user: UserEvent) => user.click(screen.getByText('Use this phone’s altitude'));

  test('becomes that of the track, with its doubt', async () => {
    const here = ok({ ...at, altitude: feet(702.1), altitudeWithin: feet(10) });
    const { user } = await open(createMemoryPlatform(), {}, undefined, here);
    await press(user);
    expect(field('Elevation')).toHaveValue('702');
    expect(screen.getByText(/From this device, accurate to 10 ft\. Devices can be 120 ft off/)).toBeVisible();
    fill('Elevation', '710');
    expect(screen.queryByText(/From this device/)).not.toBeInTheDocument();
  });

  test('leaves the typed elevation if the device has none', async () => {
    const { user } = await open(createMemoryPlatform(), {}, undefined, ok(at));
    fill('Elevation', '750');
    await press(user);
    expect(screen.getByText(/This device gives no altitude/)).toBeVisible();
    expect(field('Elevation')).toHaveValue('750');
  });
});

describe('what the directory has only roughly', () => {
  test('is marked until it is changed', async () => {
    const start = { title: 'Roma', city: 'Roma', state: 'QLD', lat: -26.5674, lng: 148.7875 };
    await open(createMemoryPlatform(), {
      start: { ...start, elevation: feet(988), approximate: ['place', 'elevation'] },
    });
    expect(screen.getByText(/These are the coordinates of the town/)).toBeVisible();
    expect(screen.getByText(/About 988 ft: the ground near by/)).toBeVisible();
    fill('Elevation', '1010');
    fill('Latitude', '-26.6');
    expect(screen.queryByText(/the ground near by/)).not.toBeInTheDocument();
    expect(screen.queryByText(/coordinates of the town/)).not.toBeInTheDocument();
  });
});

describe('a stored track that the directory has only roughly', () => {
  test('is marked until it is changed', async () => {
    const { title, lat, lng, elevation } = greatLakes;
    const strip: Strip = {
      ...{ title, lat, lng, elevation, place: 'city', elevation_is: 'approx' },
      ...{ city: '', state: '', country: 'US', timezone: 'America/Chicago', source: 'a source' },
    };
    const platform = createMemoryPlatform({ locations: [greatLakes] });
    await open(platform, { locationUid: greatLakes.uid }, undefined, undefined, [strip]);
    expect(await screen.findByText(/These are the coordinates of the town/)).toBeVisible();
    expect(screen.getByText(/About 750 ft: the ground near by/)).toBeVisible();
    fill('Elevation', '760');
    fill('Latitude', '42.7');
    expect(screen.queryByText(/the ground near by/)).not.toBeInTheDocument();
    expect(screen.queryByText(/coordinates of the town/)).not.toBeInTheDocument();
  });
});

describe('both ends of the track', () => {
  test('give its direction and its place', async () => {
    const { user } = await open(createMemoryPlatform());
    await user.click(screen.getByText('Find it from both ends'));
    fill('Start line', '42.65845, -88.0324');
    fill('Finish line', '42.66207, -88.03235');
    expect(screen.getByText(/The cars run north \(1°\)\. The ends are 1,32\d ft apart\./)).toBeVisible();
    await user.click(screen.getByText('Use north'));
    expect(field('North$')).toBeChecked();
    expect(field('Latitude')).toHaveValue('42.65845');
    expect(field('Longitude')).toHaveValue('-88.0324');
  });

  test('are refused where they are no track, and named where they are no coordinates', async () => {
    const { user } = await open(createMemoryPlatform());
    await user.click(screen.getByText('Find it from both ends'));
    fill('Start line', 'at the tree');
    expect(field('Start line')).toHaveAccessibleDescription(/Paste latitude and longitude/);
    fill('Start line', '42.66, -88.03');
    fill('Finish line', '43.66, -88.03');
    expect(screen.getByText(/no track is so long or short/)).toBeVisible();
    expect(screen.queryByText(/^Use (north|south)/)).not.toBeInTheDocument();
  });

  test('can be where the device is', async () => {
    const { user } = await open(createMemoryPlatform());
    await user.click(screen.getByText('Find it from both ends'));
    await user.click(screen.getByLabelText('Use my position as the start line'));
    expect(screen.getByLabelText('Start line')).toHaveValue('42.66250, -88.03250');
  });
});
