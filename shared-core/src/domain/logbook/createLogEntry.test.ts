import { parseLogEntry } from '../parsing/parseLogEntry';
import { streetCar, streetCarLocations, streetCarPasses } from '../../testing/fixtures/streetCar';
import { predictEt } from '../../testing/predictEt';
import { fahrenheit, feet, inHg, mph, percent, seconds } from '../units/units';
import { densityAltitude } from '../weather/air/densityAltitude';
import { createLogEntry, type LogEntryDraft } from './createLogEntry';

const [track] = streetCarLocations as [(typeof streetCarLocations)[number]];
const at = '2026-06-20T18:05:00.000Z';
const weather = {
  datetime: at,
  air_temp: fahrenheit(80),
  humidity: percent(50),
  pressure: inHg(29),
  wind_speed: mph(5),
};
const draft: LogEntryDraft = {
  log_entry_uid: 'new',
  log_entry_datetime: at,
  vehicle: streetCar,
  location: { ...track, elevation: feet(5800) },
  timeslip: {
    datetime: at,
    lane: 'Left',
    result: 'Win',
    quality: 'All Out',
    dialin_et: seconds(12.3),
    reaction_time: seconds(0.02),
    et_60: seconds(1.8),
    et_330: seconds(5.1),
    et_660: seconds(7.9),
    mph_660: mph(88),
    et_1000: seconds(10.3),
    mph_1000: mph(101),
    et_1320: seconds(12.35),
    mph_1320: mph(110.5),
  },
  weather,
  notes: 'good air',
  changes: '',
  custom_fields: { oil: 180, tyre: 'M/T' },
};

const created = (changes: Partial<LogEntryDraft> = {}, passes = streetCarPasses) => {
  const result = createLogEntry({ ...draft, ...changes }, { passes });
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
};

describe('saving a pass', () => {
  test('derives values from the slip', () => {
    const { derived } = created();
    expect(derived.finish_et).toBe(12.35);
    expect(derived.finish_mph).toBe(110.5);
    expect(derived.split_60_330).toBeCloseTo(3.3, 9);
    expect(derived.split_330_660).toBeCloseTo(2.8, 9);
    expect(derived.split_660_1000).toBeCloseTo(2.4, 9);
    expect(derived.split_1000_1320).toBeCloseTo(2.05, 9);
    expect(derived.package).toBeCloseTo(0.02 + 0.05, 9);
  });

  test('derives values from the air, the car and the altitude', () => {
    const { derived } = created();
    expect(derived.density_altitude).toBe(densityAltitude(weather));
    expect(derived.grains).toBeCloseTo(78.9, 1);
    // 3596 lb at 110.5 mph by Hale.
    expect(derived.horsepower).toBeCloseTo(378.66, 1);
    expect(derived.corrected_horsepower).toBeGreaterThan(378.66 * 1.04);
    expect(derived.msa_et).toBeCloseTo(12.35 / 1.0635, 2);
    expect(derived.msa_mph).toBeCloseTo(110.5 * 1.0635, 1);
  });

  test('freezes the prediction from the passes before it', () => {
    const later = {
      ...streetCarPasses[0]!,
      log_entry_uid: 'later',
      log_entry_datetime: '2026-06-20T18:30:00.000Z',
    };
    const itself = {
      ...streetCarPasses[0]!,
      log_entry_uid: 'new',
      log_entry_datetime: '2026-06-20T18:00:00.000Z',
    };
    const entry = created({}, [...streetCarPasses, later, itself]);
    const expected = predictEt({
      vehicle: streetCar,
      location: draft.location,
      observation: weather,
      passes: streetCarPasses,
      finish: 1320,
      lane: draft.timeslip.lane,
    });
    expect(expected.ok && expected.value.et).toBe(entry.prediction.et_1320);
    expect(entry.derived.finish_ddp).toBe(entry.prediction.et_1320);
    expect(Object.keys(entry.prediction)).toEqual(['et_660', 'et_1320']);
  });

  test('predicts for its timer of the throttle stop', () => {
    const setup = { throttle_stop: seconds(0.9) };
    const { prediction, setup: stored } = created({ setup });
    expect(stored).toEqual(setup);
    expect(prediction.et_1320! - created().prediction.et_1320!).toBeCloseTo(0.5, 0);
  });

  test('predicts a pass without a timer for that of the last pass', () => {
    const earlier = streetCarPasses.map((pass, index) => ({
      ...pass,
      setup: { throttle_stop: seconds(index % 2 === 0 ? 0.4 : 0.9) },
    }));
    const { throttle_stop } = earlier.at(-1)!.setup;
    const { prediction } = created({}, earlier);
    expect(prediction).toEqual(created({ setup: { throttle_stop } }, earlier).prediction);
    const other = seconds(1.3 - throttle_stop);
    expect(prediction).not.toEqual(created({ setup: { throttle_stop: other } }, earlier).prediction);
  });

  test('leaves out unknown values, without undefined fields', () => {
    const timeslip = { ...draft.timeslip };
    for (const key of ['dialin_et', 'et_330', 'mph_660', 'mph_1000', 'mph_1320'] as const)
      delete timeslip[key];
    const entry = created({ timeslip, weather: null }, []);
    expect(Object.keys(entry.derived).sort()).toEqual([
      'finish_et',
      'msa_et',
      'split_1000_1320',
      'split_660_1000',
    ]);
    expect(entry.prediction).toEqual({});
    expect(entry.weather).toBeNull();
  });

  test('finishes at the length of the track, else at the car’s own distance', () => {
    const { et_1320: _et, mph_1320: _mph, ...half } = draft.timeslip;
    const eighthMileCar = { ...streetCar, finish: 660 as const };
    expect(created({ timeslip: half, vehicle: eighthMileCar }).derived.finish_et).toBe(7.9);
    expect(created({ vehicle: eighthMileCar }).derived.finish_et).toBe(12.35);
    expect(created({ timeslip: half }).derived.finish_et).toBeUndefined();
    expect(created({ timeslip: half }).derived.horsepower).toBeCloseTo(3596 * ((88 * 1.255) / 234) ** 3, 6);
  });

  test('stores the car, the track and the notes as they were, and reads back as written', () => {
    const entry = created();
    expect(entry.vehicle).toEqual({
      uid: streetCar.uid,
      name: 'Street strip',
      finish: 1320,
      tune_version_660: 1,
      tune_version_1000: 1,
      tune_version_1320: 1,
    });
    expect(entry).toMatchObject({ notes: 'good air', custom_fields: { oil: 180, tyre: 'M/T' } });
    expect(parseLogEntry(JSON.parse(JSON.stringify(entry)))).toEqual({ ok: true, value: entry });
  });

  test('refuses a wrong slip, wrong weather and an unreadable pass', () => {
    const slip = createLogEntry(
      { ...draft, timeslip: { ...draft.timeslip, et_660: seconds(4) } },
      { passes: [] },
    );
    expect(slip).toMatchObject({
      failure: { code: 'slip', message: '1/8 ET must be more than 330 ft (5.100).' },
    });
    const air = createLogEntry({ ...draft, weather: { ...weather, pressure: inHg(3) } }, { passes: [] });
    expect(air).toMatchObject({ failure: { code: 'weather' } });
    const field = createLogEntry({ ...draft, custom_fields: { oil: NaN } }, { passes: [] });
    expect(field).toMatchObject({ failure: { code: 'broken' } });
    const time = createLogEntry({ ...draft, log_entry_datetime: 'today' }, { passes: [] });
    expect(time).toMatchObject({ failure: { code: 'broken' } });
  });
});
