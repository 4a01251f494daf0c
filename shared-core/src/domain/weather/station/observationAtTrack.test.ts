import { degrees, fahrenheit, feet, inHg, mph, percent } from '../../units/units';
import { observationAtTrack } from './observationAtTrack';

const report = {
  station_id: 'KBJC',
  datetime: '2026-06-20T17:55:00.000Z',
  air_temp: fahrenheit(87),
  humidity: percent(40),
  altimeter: inHg(30.0),
  wind_speed: mph(6),
};

describe('a station report at the track', () => {
  test('has the pressure of the track, not the altimeter setting', () => {
    expect(observationAtTrack(report, feet(5800)).pressure).toBeCloseTo(24.25, 1);
    expect(observationAtTrack(report, feet(0)).pressure).toBeCloseTo(30, 1);
  });

  test('carries the rest over and adds the dew point', () => {
    const windy = { ...report, wind_degrees: degrees(315), condition: 'clear' };
    const found = observationAtTrack(windy, feet(0));
    expect(found).toMatchObject({
      datetime: report.datetime,
      air_temp: 87,
      humidity: 40,
      wind_speed: 6,
      wind_direction: { degrees: 315, index: 7, label: 'Northwesterly' },
      condition: 'clear',
    });
    expect(found.dew_point).toBeCloseTo(60, 0);
  });

  test('has neither a wind nor a direction if nobody reported one', () => {
    const still = { ...report, wind_speed: mph(0), wind_unknown: true, wind_degrees: degrees(315) };
    expect(observationAtTrack(still, feet(0))).toMatchObject({ wind_unknown: true });
    expect(observationAtTrack(still, feet(0))).not.toHaveProperty('wind_direction');
  });

  test('has no field for what the station did not say', () => {
    expect(Object.keys(observationAtTrack(report, feet(0)))).not.toEqual(
      expect.arrayContaining(['wind_direction']),
    );
    expect(Object.values(observationAtTrack(report, feet(0)))).not.toContain(undefined);
  });
});
