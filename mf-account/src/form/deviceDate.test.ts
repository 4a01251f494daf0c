import { deviceDate } from './deviceDate';

/** Puts the device into a time zone. */
const travelTo = (timeZone: string) => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
};

afterEach(() => jest.restoreAllMocks());

test.each([
  ['America/New_York', '06/20/2026'],
  ['UTC', '06/20/2026'],
  ['Asia/Tokyo', '06/21/2026'],
])('late in the evening of June 20 in London a device in %s shows %s', (zone, date) => {
  travelTo(zone);
  expect(deviceDate(Date.UTC(2026, 5, 20, 23, 30))).toBe(date);
});

test('the day on which clocks go back lasts 25 hours', () => {
  travelTo('America/New_York');
  const midnight = Date.UTC(2026, 10, 1, 4);
  const hours = [-0.1, 0, 24.9, 25].map((hour) => midnight + hour * 3_600_000);
  expect(hours.map(deviceDate)).toEqual(['10/31/2026', '11/01/2026', '11/01/2026', '11/02/2026']);
});
