import { aheadOfServer, clockTrouble } from './clockTrouble';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('the clock of the device', () => {
  test.each([[0], [4.9 * minute], [-4.9 * minute], [Number.NaN]])('is no trouble when %d ms off', (ahead) => {
    expect(clockTrouble(ahead)).toBeUndefined();
  });

  test.each([
    [6 * minute, '6 minutes ahead'],
    [-61 * minute, '1 hour behind'],
    [365 * day, '1 year ahead'],
    [-3 * 365 * day, '3 years behind'],
    [45 * day, '2 months ahead'],
  ])('is a trouble in words when %d ms off', (ahead, words) => {
    expect(clockTrouble(ahead)?.text).toContain(`is ${words}.`);
  });
});

describe('the clock of the server', () => {
  const answering = (headers: Record<string, string>) =>
    (() => Promise.resolve({ headers: new Map(Object.entries(headers)) })) as unknown as typeof fetch;
  const noon = Date.UTC(2026, 5, 6, 12);
  const date = new Date(noon).toUTCString();

  test('is compared with the middle of the request', async () => {
    const times = [noon + day, noon + day + 2000];
    expect(await aheadOfServer(answering({ date }), () => times.shift()!)).toBe(day + 1000);
  });

  test('includes the age of a cached answer', async () => {
    expect(await aheadOfServer(answering({ date, age: '60' }), () => noon + minute)).toBe(0);
  });

  test('is unknown, and no error, when no answer comes', async () => {
    const failing = () => Promise.reject(new TypeError('Load failed'));
    expect(await aheadOfServer(failing, () => noon)).toBeUndefined();
  });

  test('is unknown when the answer has no date', async () => {
    expect(await aheadOfServer(answering({}), () => noon)).toBeUndefined();
  });
});
