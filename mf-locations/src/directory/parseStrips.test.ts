import { nameProblem } from '@holeshot/shared-core';
import { loadStrips } from './loadStrips';
import { parseStrips } from './parseStrips';
import { startOf, trackOf } from './startOf';

const byron = {
  title: 'Byron Dragway',
  city: 'Byron',
  state: 'IL',
  country: 'US',
  timezone: 'America/Chicago',
  place: 'start',
  lat: 42.08,
  lng: -89.24,
  elevation: 720,
  track_length: 1320,
  source: 'a racer',
};

describe('the directory', () => {
  test('keeps what is known and leaves unknown what is not', () => {
    const { elevation: _, track_length: __, ...bare } = byron;
    expect(parseStrips([byron, bare])).toEqual([byron, bare]);
  });

  test.each<[string, object]>([
    ['no title', { title: '' }],
    ['a title that is no text', { title: { toString: 1 } }],
    ['a place off the map', { lat: 90.1 }],
    ['a place that is no number', { lng: '-89.24' }],
    ['no number at all', { lat: Number.NaN }],
    ['a length that nobody times', { track_length: 1 }],
    ['an elevation above every track', { elevation: 99_999 }],
    ['a heading past the circle', { heading: 361 }],
    ['a place of an unknown kind', { place: 'somewhere' }],
    ['a country that is no code', { country: 'Illinois' }],
    ['no source', { source: undefined }],
  ])('leaves out a row with %s', (_, broken) => {
    expect(parseStrips([{ ...byron, ...broken }, byron])).toEqual([byron]);
  });

  test.each([undefined, null, 'strips', {}, [null, 1, []]])('has no rows if it is %j', (data) => {
    expect(parseStrips(data)).toEqual([]);
  });

  test('is read whole as shipped, by title, each strip once and with its source', async () => {
    const strips = await loadStrips();
    expect(strips).toHaveLength(300);
    expect(new Set(strips.map(({ title }) => title)).size).toBe(300);
    expect(strips[0]?.title).toBe(strips.map(({ title }) => title).sort((a, b) => a.localeCompare(b))[0]);
    expect(strips.find(({ title }) => title === 'Paradise Dragstrip')).toEqual({
      title: 'Paradise Dragstrip',
      aka: 'Paradise Drag Strip',
      city: 'Calhoun',
      state: 'GA',
      country: 'US',
      timezone: 'America/New_York',
      lat: 34.536417,
      lng: -84.926251,
      place: 'facility',
      elevation: 679,
      elevation_is: 'approx',
      source: 'OpenStreetMap node/3053712723',
      note: 'Elevation: GeoNames Calhoun, 4 km away.',
    });
  });

  test('has 209 strips that are added in one tap, and says of the others what is approximate', async () => {
    const strips = await loadStrips();
    expect(
      strips.filter((strip) => trackOf(strip, 'uid') !== undefined && strip.elevation_is === 'source'),
    ).toHaveLength(204);
    expect(strips.filter((strip) => trackOf(strip, 'uid') !== undefined)).toHaveLength(209);
    expect(strips.filter((strip) => startOf(strip).approximate?.includes('place'))).toHaveLength(62);
    expect(strips.filter((strip) => startOf(strip).approximate?.includes('elevation'))).toHaveLength(86);
  });

  test('needs no name that the form refuses', async () => {
    const problems = (await loadStrips()).flatMap(({ title, city, state }) =>
      [title, city, state].flatMap((text) => (text === '' ? [] : (nameProblem(text) ?? []))),
    );
    expect(problems).toEqual([]);
  });
});
