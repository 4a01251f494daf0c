import { stationsNear } from './stationGrid';
import { reportOf, type VirtualReport } from './stationWeather';

const station = stationsNear({ lat: 39.81, lng: -86.34 }, 30)[0]!.station;
const minute = 60_000;

const reports = (from: number, count: number, step: number): VirtualReport[] =>
  Array.from({ length: count }, (_, i) => reportOf(station, from + i * step));

const meanOf = (list: VirtualReport[], field: 'air_temp' | 'altimeter' | 'relative_humidity') => {
  const values = list.map((report) => report[field]).filter((value) => value !== null);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
};

describe('the weather of a virtual station', () => {
  test('is the same for the same station and time', () => {
    const time = Date.UTC(2026, 3, 2, 18, 35);
    expect(reportOf(station, time)).toEqual(reportOf(station, time));
  });

  test('is warm in July and cold in January', () => {
    const july = meanOf(reports(Date.UTC(2026, 6, 1), 720, 60 * minute), 'air_temp');
    const january = meanOf(reports(Date.UTC(2026, 0, 1), 720, 60 * minute), 'air_temp');
    expect(july).toBeGreaterThan(18);
    expect(july).toBeLessThan(32);
    expect(january).toBeLessThan(6);
  });

  test('is warmer and drier in the afternoon than before dawn', () => {
    const days = Array.from({ length: 30 }, (_, i) => Date.UTC(2026, 5, 1 + i));
    const afternoon = days.map((day) => reportOf(station, day + 21 * 60 * minute));
    const night = days.map((day) => reportOf(station, day + 9 * 60 * minute));
    expect(meanOf(afternoon, 'air_temp') - meanOf(night, 'air_temp')).toBeGreaterThan(6);
    expect(meanOf(night, 'relative_humidity')).toBeGreaterThan(meanOf(afternoon, 'relative_humidity') + 10);
  });

  test('stays within physical limits, and lets a sensor fail now and then', () => {
    const year = reports(Date.UTC(2025, 0, 1), 8000, 65 * minute);
    const missing = year.filter(({ air_temp }) => air_temp === null).length;
    expect(missing).toBeGreaterThan(8000 * 0.003);
    expect(missing).toBeLessThan(8000 * 0.03);
    const within = (value: number | null, low: number, high: number) =>
      value === null || (value >= low && value <= high);
    const odd = year.filter(
      (report) =>
        !within(report.air_temp, -45, 48) ||
        !within(report.relative_humidity, 5, 100) ||
        !within(report.altimeter, 99_300, 103_300) ||
        !within(report.wind_speed, 0, 20) ||
        !within(report.wind_direction, 0, 359),
    );
    expect(odd).toEqual([]);
  });

  test('changes little in five minutes and between neighbors', () => {
    const [near, next] = stationsNear({ lat: 39.81, lng: -86.34 }, 30);
    const time = Date.UTC(2026, 3, 2, 18);
    const pressure = (at: number, of = near!.station) => reportOf(of, at).altimeter ?? 0;
    expect(Math.abs(pressure(time) - pressure(time + 5 * minute))).toBeLessThan(60);
    expect(Math.abs(pressure(time) - pressure(time, next!.station))).toBeLessThan(250);
  });
});
