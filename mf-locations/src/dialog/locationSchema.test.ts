import * as v from 'valibot';
import { locationSchema, type LocationDraft } from './locationSchema';

const track: LocationDraft = {
  title: 'St. Louis (North)',
  address: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  website: '',
  lat: '42.6625',
  lng: '-88.0325',
  elevation: '750',
  length: '1320',
  direction: 0,
  station: null,
  chosenBy: 'nearness',
};

/** Returns the errors of a draft, each with its field. */
const problems = (changed: Partial<LocationDraft>): string[] =>
  (v.safeParse(locationSchema, { ...track, ...changed }).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
  );

describe('a typed location', () => {
  const latitude = 'lat: Enter a latitude from -90 to 90, such as 42.6625.';
  const longitude = 'lng: Enter a longitude from -180 to 180, such as -88.0325.';
  const elevation = 'elevation: Enter an elevation from -1,500 to 15,000 ft.';
  const letters = "Use only letters, digits, spaces and ' . , - & / # ( ).";

  test.each<[Partial<LocationDraft>, string]>([
    [{ lat: '90.1' }, latitude],
    [{ lat: '-90.1' }, latitude],
    [{ lat: 'north' }, latitude],
    [{ lat: ' ' }, 'lat: Enter the latitude.'],
    [{ lng: '180.1' }, longitude],
    [{ lng: '-180,1' }, longitude],
    [{ lng: '' }, 'lng: Enter the longitude.'],
    [{ elevation: '-1501' }, elevation],
    [{ elevation: '15000.5' }, elevation],
    [{ elevation: '' }, 'elevation: Enter the elevation.'],
    [{ length: null }, 'length: Choose the length of the track.'],
    [{ direction: null }, 'direction: Choose the direction the cars travel.'],
    [{ title: '  ' }, 'title: Enter a name.'],
    [{ title: '<b>' }, `title: ${letters}`],
    [{ city: '<b>' }, `city: ${letters}`],
    [{ state: 'W=I' }, `state: ${letters}`],
    [{ address: 'a'.repeat(201) }, 'address: Use at most 200 characters.'],
    [{ zip: '<53182>' }, 'zip: Enter a ZIP or postal code, such as 53182.'],
    [{ phone: 'ask Bob' }, 'phone: Enter a phone number, such as 262 878-3783.'],
    [{ website: 'javascript:alert(1)' }, 'website: Enter a web address, such as greatlakesdragaway.com.'],
  ])('%j is refused with a sentence', (changed, sentence) => {
    expect(problems(changed)).toEqual([sentence]);
  });

  test.each<Partial<LocationDraft>>([
    {},
    { lat: '-90', lng: '-180' },
    { lat: '90,0', lng: '180' },
    { elevation: '-1500' },
    { elevation: '15000' },
    { city: 'Ås', state: 'Akershus' },
    { address: '18411 1st St.', zip: '53182-1234', phone: '(262) 878-3783', website: 'example.com' },
    { address: 'Gate 2: I-94 @ Hwy 31; office@example.com' },
    { zip: 'V2V 4J3' },
    { zip: ' ', phone: ' ', website: ' ' },
  ])('%j is accepted', (changed) => {
    expect(problems(changed)).toEqual([]);
  });

  test('becomes numbers and trimmed texts', () => {
    expect(v.parse(locationSchema, { ...track, title: ' Bandimere ', lat: '39,66' })).toMatchObject({
      title: 'Bandimere',
      lat: 39.66,
      direction: 0,
    });
    expect(v.parse(locationSchema, { ...track, elevation: '1,200' }).elevation).toBe(1200);
  });
});
