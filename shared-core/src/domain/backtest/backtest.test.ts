import { streetCar, streetCarPasses } from '../prediction/fixtures/streetCar';
import { readLogBookFile } from './readLogBookFile';
import { summariseWalk } from './summariseWalk';
import { walkForward } from './walkForward';

const shortForm = {
  format: 'holeshot-logbook',
  version: 1,
  vehicles: [
    { uid: 'v', name: 'Nova', finish: 660, tune: { weight_with_driver: 3000, fuel_type_factor: 0.3 } },
  ],
  locations: [
    {
      ...{ uid: 'l', title: 'Gulf', elevation: 35, track_length: 660 },
      track_direction: { degrees: 160, index: 4, label: 'Southerly' },
    },
  ],
  entries: [
    {
      ...{ log_entry_uid: 'e', log_entry_datetime: '2026-06-20T18:00:00.000Z', tune_version: 3 },
      ...{ vehicle_uid: 'v', location_uid: 'l' },
      timeslip: {
        ...{ datetime: '2026-06-20T18:00:00.000Z', lane: 'Left', result: 'Win', quality: 'All Out' },
        et_660: 6.9,
      },
      weather: {
        ...{ datetime: '2026-06-20T18:00:00.000Z', air_temp: 80, humidity: 50, pressure: 29.8 },
        wind_speed: 3,
      },
    },
    { log_entry_uid: 'stump', vehicle_uid: 'v' },
  ],
};

describe('reading a log book file', () => {
  const read = readLogBookFile(JSON.stringify(shortForm));

  test('gives each car its passes, one tune for all distances, one version for all', () => {
    if (!read.ok) throw new Error(read.failure.message);
    const [car] = read.value.cars;
    expect(car?.vehicle.base_tune).toMatchObject({ fuel_type_factor_660: 0.3, fuel_type_factor_1320: 0.3 });
    expect(car?.vehicle.base_tune.weight_with_driver).toBe(3000);
    expect(car?.passes).toHaveLength(1);
    expect(car?.passes[0]).toMatchObject({
      vehicle: { uid: 'v', tune_version_660: 3 },
      location: { title: 'Gulf' },
      timeslip: { et_660: 6.9 },
    });
  });

  test('names what it could not read and goes on', () => {
    expect(read.ok && read.value.broken).toHaveLength(1);
  });

  test('reads the stored form as well, and refuses what is no log book', () => {
    const full = { format: 'holeshot-logbook', vehicles: [streetCar], entries: streetCarPasses.slice(0, 3) };
    const result = readLogBookFile(JSON.stringify(full));
    expect(result.ok && result.value.cars[0]?.passes).toHaveLength(3);
    for (const text of ['', '[]', '{"format":"other"}', 'null']) {
      expect(readLogBookFile(text)).toMatchObject({ ok: false, failure: { code: 'not-a-log-book' } });
    }
  });
});

describe('a walk over two seasons, each pass called from the ones before it', () => {
  const walked = walkForward(streetCar, streetCarPasses);
  const summary = summariseWalk(walked);
  const missOf = (method: string) => summary.find((row) => row.method === method)?.mae ?? NaN;

  test('starts at the third good pass and marks the first of each day', () => {
    expect(walked[0]).toMatchObject({ prior_passes: 2, vehicle_uid: streetCar.uid });
    const days = new Set(walked.map(({ log_entry_uid }) => log_entry_uid)).size;
    expect(walked.filter(({ first_of_day }) => first_of_day).length).toBeGreaterThan(15);
    expect(days).toBe(walked.length);
  });

  test('misses by at least 35 % less than the last run corrected by Hale does, about eight of ten inside', () => {
    expect(missOf('Holeshot')).toBeLessThan(0.65 * missOf("last run corrected by Hale's factor"));
    expect(summary[0]?.coverage80).toBeGreaterThan(0.72);
    expect(summary[0]?.coverage80).toBeLessThan(0.9);
  });

  test('physics alone misses by more, with an interval as wide as it needs', () => {
    const ddpe_tune = { ...streetCar.ddpe_tune, apply_learned_corrections: false };
    const [physics] = summariseWalk(walkForward({ ...streetCar, ddpe_tune }, streetCarPasses));
    expect(physics?.mae).toBeGreaterThan(missOf('Holeshot'));
    expect(physics?.coverage80).toBeGreaterThan(0.65);
    expect(physics?.half_width80).toBeGreaterThan(summary[0]?.half_width80 ?? NaN);
  });
});
