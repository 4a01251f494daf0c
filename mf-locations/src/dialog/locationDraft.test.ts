import { feet } from '@holeshot/shared-core';
import { greatLakes } from '@holeshot/shared-core/testing';
import * as v from 'valibot';
import { editsOf, isEdited, locationDraft } from './locationDraft';
import { locationFromFields } from './locationFromFields';
import { locationSchema } from './locationSchema';

const start = { title: 'Byron', city: 'Byron', state: 'IL', lat: 42.08, lng: -89.24 };
const empty = locationDraft(undefined, undefined);
const proposed = greatLakes.weather_station;

describe('the form of a track', () => {
  test('saved as it was opened changes nothing', () => {
    const lookup = { state: 'ready', value: () => greatLakes.timezone } as const;
    const fields = v.parse(locationSchema, locationDraft(greatLakes, undefined));
    expect(locationFromFields(fields, greatLakes, { uid: greatLakes.uid, lookup })).toEqual(greatLakes);
  });

  test('asks for the place of an imported track that has none, and searches its station', () => {
    const draft = locationDraft({ ...greatLakes, lat: 0, lng: 0, weather_station: null }, undefined);
    expect(draft).toMatchObject({ lat: '', lng: '', station: null, chosenBy: 'nearness' });
  });

  test('searches no station for a track that was saved without one', () => {
    expect(locationDraft({ ...greatLakes, weather_station: null }, undefined).chosenBy).toBe('racer');
  });

  test('started from the directory has what is known, and asks for the rest', () => {
    expect(locationDraft(undefined, start)).toMatchObject({
      title: 'Byron',
      lat: '42.08',
      lng: '-89.24',
      elevation: '',
      length: null,
      direction: null,
    });
    const whole = { ...start, elevation: feet(0), track_length: 660 as const };
    expect(locationDraft(undefined, whole)).toMatchObject({ elevation: '0', length: '660' });
  });

  test('without anything known is empty, of a quarter mile', () => {
    expect(empty).toMatchObject({ title: '', lat: '', length: '1320', direction: null });
  });
});

describe('an edit of a track', () => {
  test('is nothing at first, and nothing where a text was typed and taken back', () => {
    expect(editsOf(empty, empty)).toEqual({});
    expect(isEdited(editsOf({ ...empty, title: '' }, empty))).toBe(false);
  });

  test('is each changed field, also one that was emptied', () => {
    const begun = locationDraft(greatLakes, undefined);
    const edits = editsOf({ ...begun, title: '', direction: null }, begun);
    expect(edits).toEqual({ title: '', direction: null });
    expect(isEdited(edits)).toBe(true);
  });

  test('is no station that the search proposed, but one that was chosen, or chosen to be none', () => {
    const found = editsOf({ ...empty, station: proposed }, empty);
    expect([found.station, isEdited(found)]).toEqual([proposed, false]);
    for (const station of [proposed, null])
      expect(isEdited(editsOf({ ...empty, station, chosenBy: 'racer' }, empty))).toBe(true);
  });
});
