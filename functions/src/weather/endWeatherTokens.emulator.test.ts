import { deleteApp, initializeApp } from 'firebase-admin/app';
import { call, type EmulatorAccount } from '../../testing/emulatorAccount';
import { backend, closeBackend, registeredRacer, stored } from '../../testing/registeredRacer';
import { endWeatherTokens } from './endWeatherTokens';

const weatherUrl = process.env['WEATHER_API_URL'] ?? '';

const app = initializeApp();
afterAll(async () => {
  await closeBackend();
  await deleteApp(app);
});

const run = () => endWeatherTokens.run({ scheduleTime: new Date().toISOString() });
const fail = (fault: object) =>
  fetch(`${weatherUrl}/faults`, { method: 'POST', body: JSON.stringify(fault) });
const statusOf = async (token: unknown) =>
  (await fetch(`${weatherUrl}/v2/stations/metadata?radius=40,-86,30&limit=1&token=${String(token)}`)).status;
const tokenOf = async (account: EmulatorAccount) =>
  (await call('newWeatherToken', account)).result?.['token'];
const document = ({ uid }: EmulatorAccount) => backend.doc(`weatherTokens/${uid}`);

afterEach(() => fail({ mode: null }));

test('the tokens of a racer end at the weather service when their time is over, and no others', async () => {
  const [ann, bob] = [await registeredRacer(), await registeredRacer()];
  const [over, alive] = [await tokenOf(ann), await tokenOf(bob)];
  await document(ann).update({ ends_at: Date.now() - 1 });
  await run();
  expect([await statusOf(over), await statusOf(alive)]).toEqual([401, 200]);
  const left = await stored(document(ann).path);
  expect([left?.['tokens'], left?.['ends_at']]).toEqual([[], undefined]);
});

test('a token that the service did not end is ended an hour later', async () => {
  const ann = await registeredRacer();
  const token = await tokenOf(ann);
  await document(ann).update({ ends_at: Date.now() - 1 });
  await fail({ mode: '500', service: 'auth', count: 1 });
  await run();
  expect((await stored(document(ann).path))?.['tokens']).toEqual([token]);
  expect((await stored(document(ann).path))?.['ends_at']).toBeGreaterThan(Date.now());
  await document(ann).update({ ends_at: Date.now() - 1 });
  await run();
  expect(await statusOf(token)).toBe(401);
});
