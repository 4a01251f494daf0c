import { createVehicle } from '../domain/entities/createVehicle';
import type { LogEntry, PassResult, Quality } from '../domain/entities/LogEntry';
import type { Vehicle } from '../domain/entities/Vehicle';
import { createLogEntry } from '../domain/logbook/createLogEntry';
import { fahrenheit, mph, percent, pounds, seconds } from '../domain/units/units';
import { observationAtTrack } from '../domain/weather/station/observationAtTrack';
import { greatLakes, summerAfternoon } from './fixtures';

/** A quarter-mile bracket car. */
export const nova: Vehicle = createVehicle({
  uid: 'nova',
  name: "'69 Nova",
  finish: 1320,
  weight_with_driver: pounds(3200),
  fuel: 'Gasoline',
  induction: 'Naturally Aspirated',
  now: Date.UTC(2026, 3, 1),
});

type Row = [
  at: string,
  et: number,
  speed: number,
  result: PassResult,
  quality: Quality,
  airTemp: number,
  humidity: number,
];

const rows: Row[] = [
  ['2026-06-13T16:05:00.000Z', 11.168, 119.4, 'Win', 'All Out', 71, 50],
  ['2026-06-13T17:20:00.000Z', 11.171, 119.3, 'Loss', 'All Out', 73, 48],
  ['2026-06-20T15:48:00.000Z', 11.252, 118.4, 'Time Only', 'All Out', 82, 60],
  ['2026-06-20T16:30:00.000Z', 11.618, 104.2, 'Time Only', 'Lifted', 83, 58],
  ['2026-06-20T17:02:00.000Z', 11.229, 118.8, 'Win', 'All Out', 85, 56],
  ['2026-06-20T17:41:00.000Z', 11.241, 118.6, 'Win', 'All Out', 87, 54],
];

const logged = (earlier: LogEntry[], row: Row): LogEntry[] => {
  const [at, et, speed, result, quality, airTemp, humidity] = row;
  const entry = createLogEntry(
    {
      log_entry_uid: `nova-${earlier.length + 1}`,
      log_entry_datetime: at,
      vehicle: nova,
      location: greatLakes,
      timeslip: {
        datetime: at,
        lane: 'Left',
        result,
        quality,
        ...(result === 'Time Only' ? {} : { dialin_et: seconds(11.15) }),
        reaction_time: seconds(0.018),
        et_60: seconds(1.562),
        et_330: seconds(4.612),
        et_660: seconds(7.148),
        mph_660: mph(94.2),
        et_1320: seconds(et),
        mph_1320: mph(speed),
      },
      weather: observationAtTrack(
        { ...summerAfternoon, datetime: at, air_temp: fahrenheit(airTemp), humidity: percent(humidity) },
        greatLakes.elevation,
      ),
      notes: '',
      changes: '',
      custom_fields: {},
    },
    { passes: earlier },
  );
  return entry.ok ? [...earlier, entry.value] : earlier;
};

/** The passes of the Nova on two June days at Great Lakes, oldest first; the fourth one was lifted. */
export const novaPasses: LogEntry[] = rows.reduce(logged, []);
