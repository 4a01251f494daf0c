import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { createCheckout, deleteAccount, newWeatherToken } from './index';
import { stripeAt } from './provider/connectStripe';
import { call, type EmulatorAccount } from '../testing/emulatorAccount';
import { openGateway } from '../testing/openGateway';
import { backend, closeBackend, registeredRacer, stored } from '../testing/registeredRacer';
import { requestOf } from '../testing/requestOf';
import { tracesOf } from '../testing/tracesOf';
import { deletionMark } from './deletion/deletionMark';

const own = { ...process.env };
const weatherUrl = own['WEATHER_API_URL'] ?? '';
const paymentsUrl = own['STRIPE_API_URL'] ?? '';
const stripe = stripeAt(paymentsUrl, own['STRIPE_SECRET_KEY'] ?? '');
const price = { productId: 'prod_holeshot', priceId: 'price_monthly' };
const refused = { code: 'failed-precondition', message: 'This account is being deleted.' };
const undo: (() => void)[] = [];

beforeEach(() => {
  process.env['APP_URLS'] = 'http://app.test';
});
afterEach(() => {
  for (const close of undo.splice(0)) close();
  process.env = { ...own };
});
afterAll(async () => {
  await closeBackend();
  await deleteApp(getApp());
});

const begin = ({ uid }: EmulatorAccount) => deletionMark(backend, uid).set({ begun_at: Timestamp.now() });

/**
 * Has something happen while the server that this setting names works on the first such request.
 * @returns all that was asked there so far, with the answers
 */
const whileAsked = async (
  setting: 'WEATHER_API_URL' | 'STRIPE_API_URL',
  first: RegExp,
  happen: () => Promise<unknown>,
): Promise<{ asked: string; answer: string }[]> => {
  const seen: { asked: string; answer: string }[] = [];
  const { url, close } = await openGateway(own[setting] ?? '', async (asked, answer) => {
    const isFirst = first.test(asked) && !seen.some((earlier) => first.test(earlier.asked));
    seen.push({ asked, answer });
    if (isFirst) await happen();
    return answer;
  });
  process.env[setting] = url;
  undo.push(close);
  return seen;
};

describe('a weather token that is asked for while the account is deleted', () => {
  const statusWith = async ({ answer = '{}' } = {}) => {
    const { TOKEN = '' } = JSON.parse(answer) as { TOKEN?: string };
    return (await fetch(`${weatherUrl}/v2/stations/metadata?radius=40,-86,30&limit=1&token=${TOKEN}`)).status;
  };

  test.each<[string, (account: EmulatorAccount) => Promise<unknown>]>([
    ['is begun', begin],
    ['comes to its end', (account) => call('deleteAccount', account)],
  ])('is not kept and ends, if the deletion %s meanwhile', async (_, happen) => {
    const ann = await registeredRacer();
    const asked = await whileAsked('WEATHER_API_URL', /apikey=\w+$/, () => happen(ann));
    await expect(newWeatherToken.run(requestOf(ann))).rejects.toMatchObject(refused);
    expect((await stored(`weatherTokens/${ann.uid}`))?.['tokens']).toBeUndefined();
    expect(asked[0]?.answer).toContain('TOKEN');
    expect(await statusWith(asked[0])).toBe(401);
    await call('deleteAccount', ann);
    expect(await tracesOf(ann.uid)).toEqual([`deletedAccounts/${ann.uid}`]);
  });

  test('is not made where the deletion has begun', async () => {
    const ann = await registeredRacer();
    await begin(ann);
    const asked = await whileAsked('WEATHER_API_URL', /./, () => Promise.resolve());
    await expect(newWeatherToken.run(requestOf(ann))).rejects.toMatchObject(refused);
    expect([asked, await stored(`weatherTokens/${ann.uid}`)]).toEqual([[], undefined]);
    await call('deleteAccount', ann);
  });
});

describe('a checkout that is opened while the account is deleted', () => {
  const newCustomer = 'POST /v1/customers';

  test.each<[string, (account: EmulatorAccount) => Promise<unknown>]>([
    ['is begun', begin],
    ['comes to its end', (account) => call('deleteAccount', account)],
  ])('leaves no customer, if the deletion %s meanwhile', async (_, happen) => {
    const ann = await registeredRacer();
    const seen = await whileAsked('STRIPE_API_URL', new RegExp(`^${newCustomer}$`), () => happen(ann));
    await expect(createCheckout.run(requestOf(ann, price))).rejects.toMatchObject(refused);
    const made = seen.find(({ asked }) => asked === newCustomer)?.answer ?? '{}';
    const { id } = JSON.parse(made) as { id: string };
    expect(id).toMatch(/^cus_/);
    await expect(stripe.customers.retrieve(id)).rejects.toMatchObject({ code: 'resource_missing' });
    expect(await tracesOf(id)).toEqual([]);
    await call('deleteAccount', ann);
  });

  test('makes no customer in the place of the one that the deletion has taken', async () => {
    const ann = await registeredRacer();
    await call('createCheckout', ann, price);
    const seen = await whileAsked('STRIPE_API_URL', /subscriptions/, () => call('deleteAccount', ann));
    await expect(createCheckout.run(requestOf(ann, price))).rejects.toMatchObject(refused);
    expect(seen.map(({ asked }) => asked)).not.toContain(newCustomer);
  });
});

test('a deletion that the payment provider does not let begin is not finished later either', async () => {
  const ann = await registeredRacer();
  await call('createCheckout', ann, price);
  process.env['STRIPE_API_URL'] = 'http://127.0.0.1:9';
  const logged = jest.spyOn(logger, 'error').mockImplementation();
  await expect(deleteAccount.run(requestOf(ann))).rejects.toMatchObject({ code: 'unavailable' });
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
  expect(await stored(`users/${ann.uid}`)).toBeDefined();
  expect(await stored(`deletedAccounts/${ann.uid}`)).toBeUndefined();
});
