import { degrees, feet, type Location } from '@holeshot/shared-core';
import { greatLakes } from '@holeshot/shared-core/testing';
import * as v from 'valibot';
import { locationDraft } from './locationDraft';
import { locationFromFields } from './locationFromFields';
import { locationSchema, type LocationFields } from './locationSchema';
import { loadZones, type ZoneLookup } from './place/zoneLookup';

const fields = (changed: Partial<LocationFields> = {}): LocationFields => ({
  ...v.parse(locationSchema, locationDraft(greatLakes, undefined)),
  ...changed,
});

const denver: ZoneLookup = { state: 'ready', value: () => 'America/Denver' };
const saved = (changed: Partial<LocationFields>, stored: Location | undefined, lookup: ZoneLookup = denver) =>
  locationFromFields(fields(changed), stored, { uid: 'track', lookup });

describe('the time zone of a saved track', () => {
  test('is that of its place', () => {
    expect(saved({}, greatLakes).timezone).toBe('America/Denver');
  });

  test.each<ZoneLookup>([{ state: 'failed' }, { state: 'loading' }])(
    'stays while the table is %j and the place is the same, and is unknown of another',
    (lookup) => {
      expect(saved({}, greatLakes, lookup).timezone).toBe('America/Chicago');
      expect(saved({ lat: 39 }, greatLakes, lookup).timezone).toBe('');
      expect(saved({}, undefined, lookup).timezone).toBe('');
    },
  );
});

describe('the correction by the own station', () => {
  const known = {
    ...greatLakes,
    station_bias: { n: 3 },
    own_reading: { pressure: 29 },
  } as unknown as Location;

  test('stays while the elevation does', () => {
    expect(saved({ title: 'Great Lakes' }, known)).toMatchObject({
      title: 'Great Lakes',
      station_bias: { n: 3 },
      own_reading: { pressure: 29 },
    });
  });

  test('goes with it, from the new record only', () => {
    const moved = saved({ elevation: 800 }, known);
    expect(moved.elevation).toBe(feet(800));
    expect(moved).not.toHaveProperty('station_bias');
    expect(moved).not.toHaveProperty('own_reading');
    expect(known).toHaveProperty('own_reading');
  });
});

test('a direction that stays has its stored words, another one those of the wind', () => {
  const stored = {
    ...greatLakes,
    track_direction: { index: 0, label: 'Up the hill' },
  } as unknown as Location;
  expect(saved({}, stored).track_direction).toEqual({ index: 0, label: 'Up the hill' });
  expect(saved({ direction: 4 }, stored).track_direction).toMatchObject({ index: 4 });
  expect(saved({ direction: 4 }, stored).track_direction.label).not.toBe('Up the hill');
});

test('a stored field that the form does not know stays', () => {
  expect(saved({}, { ...greatLakes, notes: 'Bumpy' } as Location)).toMatchObject({
    uid: 'track',
    notes: 'Bumpy',
  });
});

describe('the direction of a track from the directory', () => {
  const south = { index: 4, label: 'Southerly', degrees: degrees(179) };
  const start = { title: 'Byron', city: '', state: '', lat: 42, lng: -89, track_direction: south };
  const directed = (direction: number) =>
    locationFromFields(fields({ direction }), undefined, { uid: 'track', lookup: denver, start })
      .track_direction;

  test('stays exact while it is not changed', () => {
    expect(directed(4)).toEqual(south);
    expect(directed(0)).toEqual({ index: 0, label: 'Northerly' });
  });
});

test('the table of time zones is corrected at Oahe Speedway alone', async () => {
  const zoneAt = await loadZones();
  expect(zoneAt({ lat: 44.549321, lng: -100.450841 })).toBe('America/Chicago');
  expect(zoneAt({ lat: 44.549321, lng: -101 })).toBe('America/Denver');
});
