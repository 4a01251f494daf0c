import { absent, feet, ok, type Location, type WeatherStation } from '@holeshot/shared-core';
import { createMemoryPlatform, greatLakes } from '@holeshot/shared-core/testing';
import { concat, firstValueFrom, of, switchMap, timer } from 'rxjs';
import { addKnownTrack } from './addKnownTrack';

const track: Location = { ...greatLakes, weather_station: null };
const nearest = greatLakes.weather_station!;
const other: WeatherStation = { ...nearest, id: 'KBUU', name: 'Burlington Municipal' };

/** Adds the track, changes it while the stations are looked up, and returns it with all saves since. */
const added = async (meanwhile: (platform: ReturnType<typeof createMemoryPlatform>) => void) => {
  const platform = createMemoryPlatform();
  let answer: (found: Awaited<ReturnType<typeof platform.weather.nearestStations>>) => void = () => undefined;
  platform.weather.nearestStations = () => new Promise((resolve) => (answer = resolve));
  addKnownTrack(track, false, platform);
  meanwhile(platform);
  const save = jest.spyOn(platform.locations, 'save');
  answer(ok([nearest]));
  await new Promise((resolve) => setTimeout(resolve));
  let rows: Location[] = [];
  platform.locations.locations$
    .subscribe((loaded) => (rows = loaded.state === 'present' ? loaded.value : []))
    .unsubscribe();
  return { rows, saves: save.mock.calls.length };
};

describe('the nearest station of an added track', () => {
  test('is saved where what the device remembers comes before the track', async () => {
    const platform = createMemoryPlatform();
    const { locations$ } = platform.locations;
    platform.weather.nearestStations = () => Promise.resolve(ok([nearest]));
    platform.locations.locations$ = concat(of(absent), locations$);
    addKnownTrack(track, false, platform);
    await new Promise((resolve) => setTimeout(resolve));
    expect(await firstValueFrom(locations$)).toMatchObject({ value: [{ weather_station: nearest }] });
  });

  test('is saved where it is found before the list has the track', async () => {
    const platform = createMemoryPlatform();
    const { locations$ } = platform.locations;
    platform.weather.nearestStations = () => Promise.resolve(ok([nearest]));
    platform.locations.locations$ = concat(of(absent), timer(5).pipe(switchMap(() => locations$)));
    addKnownTrack(track, false, platform);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await firstValueFrom(locations$)).toMatchObject({ value: [{ weather_station: nearest }] });
  });

  test('is saved with what the racer changed meanwhile', async () => {
    const changed = { ...track, elevation: feet(731) };
    const { rows } = await added(({ locations }) => locations.save(changed, track));
    expect(rows).toEqual([{ ...changed, weather_station: nearest }]);
  });

  test.each([
    ['another station was chosen', { weather_station: other }],
    ['the track was moved', { lat: 42.7 }],
  ])('is not saved once %s', async (_, change) => {
    const changed = { ...track, ...change };
    const { rows, saves } = await added(({ locations }) => locations.save(changed, track));
    expect([rows, saves]).toEqual([[changed], 0]);
  });

  test('is not saved once the track was deleted', async () => {
    expect(await added(({ locations }) => locations.delete(track.uid))).toEqual({ rows: [], saves: 0 });
  });
});
