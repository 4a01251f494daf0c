import { streetCarLocations } from '../../testing/fixtures/streetCar';
import { parseLocation } from './parseLocation';

const [location] = streetCarLocations as [(typeof streetCarLocations)[number]];
const messageOf = (result: { ok: boolean; failure?: { message: string } }): string | undefined =>
  result.failure?.message;

describe('a stored location', () => {
  test('reads as it was written, with empty text for what is missing', () => {
    expect(parseLocation(location)).toEqual({ ok: true, value: location });
    const { timezone: _zone, weather_station: _station, ...old } = location;
    expect(parseLocation(old)).toEqual({ ok: true, value: location });
  });

  test('keeps the reading of the racer’s own station', () => {
    const own_reading = {
      datetime: '2026-06-20T17:55:00.000Z',
      ...{ air_temp: 84, humidity: 40, pressure: 29.2 },
    };
    expect(parseLocation({ ...location, own_reading })).toMatchObject({ value: { own_reading } });
    const noTime = { ...own_reading, datetime: 'noon' };
    expect(messageOf(parseLocation({ ...location, own_reading: noTime }))).toContain(
      'own_reading.datetime is not a time',
    );
  });

  test('off the globe is broken', () => {
    expect(messageOf(parseLocation({ ...location, lat: 91 }))).toContain('lat is not a latitude');
    const track_direction = { index: 8, label: 'Nowhere' };
    expect(messageOf(parseLocation({ ...location, track_direction }))).toContain(
      'track_direction.index is not',
    );
  });
});
