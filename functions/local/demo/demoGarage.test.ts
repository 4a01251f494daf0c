import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseLocation, parseLogEntry, parseVehicle } from '@holeshot/shared-core';
import { stationById } from '../weather/stationGrid';
import { demoGarage } from './demoGarage';
import { readShortLogBook } from './shortLogBook';

const file = (name: string) => readFileSync(path.resolve(__dirname, '../../demo', name), 'utf8');
const cars = [
  { uid: 'nova', name: "'69 Nova", notes: '', book: readShortLogBook(file('street.logbook.json')) },
  { uid: 'dragster', name: 'Gas dragster', notes: '', book: readShortLogBook(file('dragster.logbook.json')) },
];
const now = Date.UTC(2026, 4, 1, 18);
const garage = demoGarage(cars, now);

describe('the demo racer', () => {
  test('has two cars and their tracks, all readable', () => {
    expect(garage.vehicles.map(({ name }) => name)).toEqual(["'69 Nova", 'Gas dragster']);
    for (const vehicle of garage.vehicles) expect(parseVehicle(vehicle).ok).toBe(true);
    for (const location of garage.locations) expect(parseLocation(location).ok).toBe(true);
    expect(garage.locations.map(({ title, elevation }) => [title, elevation])).toEqual([
      ['Lucas Oil Indianapolis Raceway Park', 720],
      ['Bristol Dragway', 1475],
      ['The Strip at Las Vegas Motor Speedway', 2250],
      ['Gainesville Raceway', 35],
    ]);
  });

  test('every track has an existing station', () => {
    for (const { weather_station } of garage.locations) {
      expect(stationById(weather_station?.id ?? '')?.name).toBe(weather_station?.name);
      expect(weather_station?.distance).toBeLessThan(15);
    }
  });

  test.each(['nova', 'dragster'])('%s has a season of passes, all predicted but the first ones', (uid) => {
    const passes = garage.entries.filter(({ vehicle }) => vehicle.uid === uid);
    expect(passes.length).toBeGreaterThan(50);
    for (const pass of passes) expect(parseLogEntry(pass)).toEqual({ ok: true, value: pass });
    const called = passes.filter(({ prediction }) => prediction.et_1320 !== undefined);
    expect(called.length).toBeGreaterThan(passes.length - 8);
    const misses = called
      .filter(({ timeslip }) => timeslip.quality === 'All Out')
      .map(({ prediction, timeslip }) => Math.abs((prediction.et_1320 ?? 0) - (timeslip.et_1320 ?? 0)));
    expect(misses.sort((a, b) => a - b)[Math.floor(misses.length / 2)]).toBeLessThan(0.08);
  });

  test('made the last pass yesterday by daylight, and the first within the year before', () => {
    const times = garage.entries.map(({ log_entry_datetime }) => Date.parse(log_entry_datetime));
    const last = garage.entries[times.indexOf(Math.max(...times))]!;
    const local = (time: number | string) =>
      new Date(time).toLocaleDateString('en-CA', { timeZone: last.location.timezone });
    expect(local(last.log_entry_datetime)).toBe('2026-04-30');
    expect(Math.min(...times)).toBeGreaterThan(Math.max(...times) - 366 * 86_400_000);
  });

  test('the last pass lies in the past at any hour', () => {
    const step = process.env['HOLESHOT_QUICK'] === undefined ? 1 : 6;
    for (let hour = 0; hour < 24; hour += step) {
      const time = Date.UTC(2026, 4, 1, hour, 10);
      const { entries } = demoGarage(cars, time);
      const last = Math.max(...entries.map(({ log_entry_datetime }) => Date.parse(log_entry_datetime)));
      expect(time - last).toBeGreaterThan(0);
      expect(time - last).toBeLessThan(48 * 3_600_000);
    }
  });

  test('raced by day at the track’s local time', () => {
    const hours = garage.entries.map(({ log_entry_datetime, location }) =>
      Number(
        new Date(log_entry_datetime).toLocaleString('en-GB', {
          hour: '2-digit',
          timeZone: location.timezone,
        }),
      ),
    );
    expect(hours.filter((hour) => hour >= 8).length).toBeGreaterThan(hours.length * 0.97);
  });

  test('has the weather and the slip of each pass', () => {
    const last = cars[1]!.book.entries.at(-1)!;
    const entry = garage.entries.at(-1)!;
    expect(entry.timeslip.et_1320).toBe((last.timeslip as { et_1320: number }).et_1320);
    expect(entry.weather?.pressure).toBe((last.weather as { pressure: number }).pressure);
    expect(entry.derived.finish_et).toBe(entry.timeslip.et_1320);
  });
});
