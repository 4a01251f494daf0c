import type { Location } from '../domain/entities/Location';
import type { LogEntry } from '../domain/entities/LogEntry';
import {
  degrees,
  fahrenheit,
  feet,
  grains,
  horsepower,
  inHg,
  mph,
  percent,
  seconds,
} from '../domain/units/units';
import { greatLakes } from './fixtures';

/** A track with every field filled in. */
export const wholeLocation: Location = {
  ...greatLakes,
  address: '18411 1st St',
  zip: '53182',
  phone: '262-555-0100',
  website: 'https://track.test',
  track_direction: { index: 1, label: 'Northeasterly', degrees: degrees(47.5) },
  station_bias: { station_id: 'KENW', air_temp: 2.5, humidity: -4, pressure: 0.02, readings: 3 },
  own_reading: {
    datetime: '2026-06-20T17:39:00.000Z',
    air_temp: fahrenheit(89.6),
    humidity: percent(50),
    pressure: inHg(29.13),
  },
};

const at = '2026-06-20T17:41:00.000Z';

/** A pass with every field filled in, numbers with more digits than are shown. */
export const wholePass: LogEntry = {
  log_entry_uid: 'whole-pass',
  log_entry_datetime: at,
  vehicle: {
    uid: 'nova',
    name: "'69 Nova",
    finish: 1320,
    tune_version_660: 2,
    tune_version_1000: 3,
    tune_version_1320: 4,
  },
  location: wholeLocation,
  timeslip: {
    datetime: at,
    lane: 'Lane 3',
    result: 'Win',
    quality: 'All Out',
    dialin_et: seconds(11.15),
    reaction_time: seconds(-0.004),
    et_60: seconds(1.562),
    et_330: seconds(4.612),
    et_594: seconds(6.611),
    et_660: seconds(7.148),
    mph_660: mph(94.21),
    et_1000: seconds(9.327),
    mph_1000: mph(108.04),
    et_1320: seconds(11.241),
    mph_1320: mph(118.63),
  },
  weather: {
    datetime: '2026-06-20T17:40:00.000Z',
    air_temp: fahrenheit(87.08),
    humidity: percent(54.3),
    pressure: inHg(29.114285714),
    dew_point: fahrenheit(68.2),
    wind_direction: { degrees: degrees(315), index: 7, label: 'Northwesterly' },
    wind_speed: mph(6.71),
    condition: 'clear',
  },
  derived: {
    finish_et: seconds(11.241),
    finish_ddp: seconds(11.2345678901),
    finish_mph: mph(118.63),
    split_60_330: seconds(3.05),
    split_330_660: seconds(2.536),
    split_660_1000: seconds(2.179),
    split_1000_1320: seconds(1.914),
    package: seconds(0.087),
    margin: seconds(-0.0123),
    density_altitude: feet(3018.430062046154),
    grains: grains(107.95957322302608),
    horsepower: horsepower(431.9),
    corrected_horsepower: horsepower(478.125),
    msa_et: seconds(10.9876543),
    msa_mph: mph(121.3),
  },
  prediction: { et_660: seconds(7.1512), et_1000: seconds(9.333), et_1320: seconds(11.2345678901) },
  event: {
    name: 'Fall Classic',
    class: 'Super Pro',
    round: 'E3',
    opponent: 'Big Al',
    opponent_dial: seconds(9.85),
    opponent_reaction: seconds(0.012),
    opponent_et: seconds(9.9127),
    opponent_mph: mph(136.4),
    finished_first: false,
    true_start: true,
  },
  custom_fields: { launch_rpm: 4350.5, tyre: 'Hoosier 28x10.5', 'with.a point and “quotes”': '' },
  notes: 'Left lane was tight.\nSun on the tree.',
  changes: 'Timing 34°',
};
