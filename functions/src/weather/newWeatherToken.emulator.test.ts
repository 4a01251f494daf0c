import { call, signInWithGoogle, type EmulatorAccount } from '../../testing/emulatorAccount';
import { backend, closeBackend } from '../../testing/registeredRacer';

const weatherUrl = process.env['WEATHER_API_URL'] ?? '';
const day = 86_400_000;
let count = 0;

const registered = async (): Promise<EmulatorAccount> => {
  const account = await signInWithGoogle(`weather${Date.now()}-${++count}@strip.test`);
  await call('completeRegistration', account);
  return account;
};
const stations = async (token: unknown) =>
  (await fetch(`${weatherUrl}/v2/stations/metadata?radius=40,-86,30&limit=1&token=${String(token)}`)).status;
const fail = (fault: object) =>
  fetch(`${weatherUrl}/faults`, { method: 'POST', body: JSON.stringify(fault) });

afterEach(() => fail({ mode: null }));
afterAll(closeBackend);

describe('a new weather token', () => {
  test('opens the weather service for a day', async () => {
    const { status, result } = await call('newWeatherToken', await registered(), {});
    expect(status).toBe(200);
    expect(await stations(result?.['token'])).toBe(200);
    expect(result?.['ttl']).toBe(86_400);
    expect(Math.abs((result?.['expirationDate'] as number) - Date.now() - day)).toBeLessThan(30_000);
  });

  test('ends only the racer’s old one', async () => {
    const [ann, bob] = [await registered(), await registered()];
    const first = (await call('newWeatherToken', ann)).result?.['token'];
    await call('newWeatherToken', bob, { oldToken: first });
    expect(await stations(first)).toBe(200);
    const second = (await call('newWeatherToken', ann, { oldToken: first })).result?.['token'];
    expect(await stations(first)).toBe(401);
    expect(await stations(second)).toBe(200);
  });

  test('ends the oldest of six', async () => {
    const ann = await registered();
    const tokens: unknown[] = [];
    for (let i = 0; i < 6; i++) tokens.push((await call('newWeatherToken', ann)).result?.['token']);
    expect(await Promise.all(tokens.map(stations))).toEqual([401, 200, 200, 200, 200, 200]);
  });

  test('is refused to visitors and before the registration is finished', async () => {
    expect((await call('newWeatherToken', null)).status).toBe(401);
    const stranger = await signInWithGoogle(`stranger${Date.now()}@strip.test`);
    expect(await call('newWeatherToken', stranger)).toMatchObject({
      status: 403,
      error: { status: 'PERMISSION_DENIED' },
    });
  });

  test('ends with the access, and is refused after it', async () => {
    const ann = await registered();
    const access = backend.doc(`users/${ann.uid}/private/access`);
    const end = Date.now() + 600_000;
    await access.update({ access_until: end });
    const { result } = await call('newWeatherToken', ann);
    expect(result?.['expirationDate']).toBe(end);
    expect(result?.['ttl']).toBeLessThanOrEqual(600);
    await access.update({ access_until: Date.now() - 1 });
    expect(await call('newWeatherToken', ann)).toMatchObject({
      status: 403,
      error: { status: 'PERMISSION_DENIED', details: { reason: 'no-access' } },
    });
  });

  test('is given ten times an hour', async () => {
    const account = await registered();
    for (let i = 0; i < 10; i++) expect((await call('newWeatherToken', account)).status).toBe(200);
    expect(await call('newWeatherToken', account)).toMatchObject({
      status: 429,
      error: { status: 'RESOURCE_EXHAUSTED' },
    });
  });

  test('is unavailable while the weather service fails, and the failure does not count', async () => {
    const account = await registered();
    await fail({ mode: '500', service: 'auth', count: 10 });
    for (let request = 0; request < 10; request += 1) {
      expect(await call('newWeatherToken', account)).toMatchObject({
        status: 503,
        error: { status: 'UNAVAILABLE' },
      });
    }
    expect((await call('newWeatherToken', account)).status).toBe(200);
  });

  test('refuses an invalid old token', async () => {
    expect((await call('newWeatherToken', await registered(), { oldToken: 5 })).status).toBe(400);
  });
});
