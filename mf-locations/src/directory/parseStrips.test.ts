import { loadStrips } from './loadStrips';
import { parseStrips } from './parseStrips';

const byron = {
  title: 'Byron Dragway',
  city: 'Byron',
  state: 'IL',
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
    ['no source', { source: undefined }],
  ])('leaves out a row with %s', (_, broken) => {
    expect(parseStrips([{ ...byron, ...broken }, byron])).toEqual([byron]);
  });

  test.each([undefined, null, 'strips', {}, [null, 1, []]])('that is %j has no rows', (data) => {
    expect(parseStrips(data)).toEqual([]);
  });

  test('as shipped is read whole, by title, each strip once and with its source', async () => {
    const strips = await loadStrips();
    expect(strips).toHaveLength(39);
    expect(new Set(strips.map(({ title }) => title)).size).toBe(39);
    expect(strips[0]?.title).toBe('Arroyo Seco Raceway');
    expect(strips.find(({ title }) => title === 'Paradise Dragstrip')).toEqual({
      title: 'Paradise Dragstrip',
      city: 'Calhoun',
      state: 'GA',
      lat: 34.5364171,
      lng: -84.9262511,
      source: 'OpenStreetMap node/3053712723',
    });
  });
});
