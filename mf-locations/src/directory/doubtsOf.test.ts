import { feet } from '@holeshot/shared-core';
import { greatLakes } from '@holeshot/shared-core/testing';
import { doubtsOf } from './doubtsOf';
import { loadStrips } from './loadStrips';
import type { Strip } from './parseStrips';

const { title, lat, lng, elevation } = greatLakes;
const town: Strip = {
  ...{ title, lat, lng, elevation, place: 'city', elevation_is: 'approx' },
  ...{ city: '', state: '', country: 'US', timezone: 'America/Chicago', source: 'a source' },
};

describe('the doubts about an own track', () => {
  test('are those of its row in the directory', () => {
    expect(doubtsOf(greatLakes, [town])).toEqual(['place', 'elevation']);
    expect(doubtsOf(greatLakes, [{ ...town, place: 'start' }])).toEqual(['elevation']);
    expect(doubtsOf(greatLakes, [{ ...town, place: 'start', elevation_is: 'source' }])).toEqual([]);
  });

  test('include the place of the town where a source names the elevation', async () => {
    const tarlton = (await loadStrips()).find((strip) => strip.title === 'Tarlton International Raceway')!;
    const own = { ...greatLakes, ...tarlton, elevation: feet(5500), track_length: 1320 as const };
    expect(doubtsOf(own, [tarlton])).toEqual(['place']);
    expect(doubtsOf({ ...own, lat: own.lat + 0.001 }, [tarlton])).toEqual([]);
  });
});
