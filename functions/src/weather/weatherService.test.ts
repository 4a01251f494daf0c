import type { AddressInfo } from 'node:net';
import { createStationServer } from '../../local/station/createStationServer';
import { createWeatherToken, disableWeatherToken } from './weatherService';

const server = createStationServer({ apiKey: 'key' });
let url = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('tokens from the weather service', () => {
  test('open the service until they end', async () => {
    const created = await createWeatherToken({ url, apiKey: 'key' });
    const token = created.ok ? created.value : '';
    const request = async () =>
      (await fetch(`${url}/v2/stations/metadata?radius=40,-86,30&token=${token}`)).status;
    expect(await request()).toBe(200);
    expect(await disableWeatherToken({ url, apiKey: 'key' }, token)).toBe(true);
    expect(await request()).toBe(401);
  });

  test('fail with a wrong key or without the service', async () => {
    const refused = await createWeatherToken({ url, apiKey: 'wrong' });
    expect(refused).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
    const away = await createWeatherToken({ url: 'http://127.0.0.1:9', apiKey: 'key' });
    expect(away).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
    expect(await disableWeatherToken({ url, apiKey: 'wrong' }, 'token')).toBe(false);
    expect(await disableWeatherToken({ url: 'http://127.0.0.1:9', apiKey: 'key' }, 'token')).toBe(false);
  });
});
