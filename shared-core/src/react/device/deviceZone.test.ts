import { deviceZone } from './deviceZone';

afterEach(() => jest.restoreAllMocks());

test('the zone is the device’s', () => {
  expect(deviceZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test.each<[string, () => Intl.ResolvedDateTimeFormatOptions]>([
  ['tells none', () => ({}) as Intl.ResolvedDateTimeFormatOptions],
  [
    'throws, as with a language that is none',
    () => {
      throw new RangeError('invalid language tag: C');
    },
  ],
])('the zone is UTC where the browser %s', (_, resolvedOptions) => {
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(resolvedOptions);
  expect(deviceZone()).toBe('UTC');
});
