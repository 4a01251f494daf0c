import { deleteApp, getApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { eraseAccount } from './account/eraseAccount';
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
 * Runs `meanwhile` while the server that this setting names works on the first matching request.
 * @returns every request so far, with its answer
 */
const duringRequest = async (
  setting: 'WEATHER_API_URL' | 'STRIPE_API_URL',
  first: RegExp,
  meanwhile: () => Promise<unknown>,
): Promise<{ requested: string; answer: string }[]> => {
  const seen: { requested: string; answer: string }[] = [];
  const { url, close } = await openGateway(own[setting] ?? '', async (requested, answer) => {
    const isFirst = first.test(requested) && !seen.some((earlier) => first.test(earlier.requested));
    seen.push({ requested, answer });
    if (isFirst) await meanwhile();
    return answer;
  });
  process.env[setting] = url;
  undo.push(close);
  return seen;
};

describe('a weather token requested during the deletion of the account', () => {
  const statusWith = async ({ answer = '{}' } = {}) => {
    const { TOKEN = '' } = JSON.parse(answer) as { TOKEN?: string };
    return (await fetch(`${weatherUrl}/v2/stations/metadata?radius=40,-86,30&limit=1&token=${TOKEN}`)).status;
  };

  test.each<[string, (account: EmulatorAccount) => Promise<unknown>]>([
    ['is begun', begin],
    ['comes to its end', (account) => call('deleteAccount', account)],
  ])('is not stored and ends if the deletion %s meanwhile', async (_, meanwhile) => {
    const ann = await registeredRacer();
    const requested = await duringRequest('WEATHER_API_URL', /apikey=\w+$/, () => meanwhile(ann));
    await expect(newWeatherToken.run(requestOf(ann))).rejects.toMatchObject(refused);
    expect((await stored(`weatherTokens/${ann.uid}`))?.['tokens']).toBeUndefined();
    expect(requested[0]?.answer).toContain('TOKEN');
    expect(await statusWith(requested[0])).toBe(401);
    await call('deleteAccount', ann);
    expect(await tracesOf(ann.uid)).toEqual([`deletedAccounts/${ann.uid}`]);
  });

  test('is not created once the deletion has begun', async () => {
    const ann = await registeredRacer();
    await begin(ann);
    const requested = await duringRequest('WEATHER_API_URL', /./, () => Promise.resolve());
    await expect(newWeatherToken.run(requestOf(ann))).rejects.toMatchObject(refused);
    expect([requested, await stored(`weatherTokens/${ann.uid}`)]).toEqual([[], undefined]);
    await call('deleteAccount', ann);
  });
});

describe('a checkout opened during the deletion of the account', () => {
  const newCustomer = 'POST /v1/customers';

  test.each<[string, (account: EmulatorAccount) => Promise<unknown>]>([
    ['is begun', begin],
    ['comes to its end', (account) => call('deleteAccount', account)],
  ])('leaves no customer if the deletion %s meanwhile', async (_, meanwhile) => {
    const ann = await registeredRacer();
    const seen = await duringRequest('STRIPE_API_URL', new RegExp(`^${newCustomer}$`), () => meanwhile(ann));
    await expect(createCheckout.run(requestOf(ann, price))).rejects.toMatchObject(refused);
    const made = seen.find(({ requested }) => requested === newCustomer)?.answer ?? '{}';
    const { id } = JSON.parse(made) as { id: string };
    expect(id).toMatch(/^cus_/);
    await expect(stripe.customers.retrieve(id)).rejects.toMatchObject({ code: 'resource_missing' });
    expect(await tracesOf(id)).toEqual([]);
    await call('deleteAccount', ann);
  });

  test('does not replace the customer that the deletion removed', async () => {
    const ann = await registeredRacer();
    await call('createCheckout', ann, price);
    const seen = await duringRequest('STRIPE_API_URL', /subscriptions/, () => call('deleteAccount', ann));
    await expect(createCheckout.run(requestOf(ann, price))).rejects.toMatchObject(refused);
    expect(seen.map(({ requested }) => requested)).not.toContain(newCustomer);
  });
});

describe('a deletion that fails at the payment provider', () => {
  const paying = async () => {
    const ann = await registeredRacer();
    await call('createCheckout', ann, price);
    return ann;
  };
  let logged: jest.SpyInstance;
  beforeEach(() => (logged = jest.spyOn(logger, 'error').mockImplementation()));
  afterEach(() => logged.mockRestore());

  /** Makes the provider fail for the functions of this test, after `meanwhile`. */
  const failAtProvider = async (meanwhile: () => Promise<unknown>) => {
    let first: Promise<unknown> | undefined;
    const { url, close } = await openGateway(paymentsUrl, async () => {
      await (first ??= meanwhile());
      throw new Error('no answer');
    });
    process.env['STRIPE_API_URL'] = url;
    undo.push(close);
  };
  const failDeletion = (ann: EmulatorAccount) =>
    expect(deleteAccount.run(requestOf(ann))).rejects.toMatchObject({ code: 'unavailable' });
  const markOf = ({ uid }: EmulatorAccount) => stored(`deletedAccounts/${uid}`);

  test('is not finished later', async () => {
    const ann = await paying();
    process.env['STRIPE_API_URL'] = 'http://127.0.0.1:9';
    await failDeletion(ann);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(await stored(`users/${ann.uid}`)).toBeDefined();
    expect(await markOf(ann)).toBeUndefined();
  });

  test('is not finished later if several fail at once', async () => {
    const ann = await paying();
    process.env['STRIPE_API_URL'] = 'http://127.0.0.1:9';
    await Promise.all(Array.from({ length: 5 }, () => failDeletion(ann)));
    expect(await stored(`users/${ann.uid}`)).toBeDefined();
    expect(await markOf(ann)).toBeUndefined();
  });

  test('leaves the mark of another one that has ended meanwhile', async () => {
    const ann = await paying();
    await failAtProvider(() => call('deleteAccount', ann));
    await failDeletion(ann);
    expect(Object.keys((await markOf(ann)) ?? {})).toEqual(['expires_at']);
    expect(await tracesOf(ann.uid)).toEqual([`deletedAccounts/${ann.uid}`]);
  });

  test('leaves the mark of another one that was interrupted, which is finished later', async () => {
    const ann = await paying();
    const auth = { deleteUser: () => Promise.reject(new Error('interrupted')) } as unknown as Auth;
    const url = paymentsUrl;
    await failAtProvider(async () => {
      process.env['STRIPE_API_URL'] = url;
      await expect(eraseAccount({ auth, db: backend }, ann.uid, 'other')).rejects.toThrow('interrupted');
    });
    await failDeletion(ann);
    expect(await markOf(ann)).toMatchObject({ begun_at: expect.any(Timestamp), attempts: ['other'] });
    await call('deleteAccount', ann);
  });

  test('removes no mark while others succeed at the same time', async () => {
    const ann = await paying();
    await failAtProvider(() => new Promise((resolve) => setTimeout(resolve, 30)));
    const deleted = Array.from({ length: 4 }, () => call('deleteAccount', ann));
    const failing = Array.from({ length: 4 }, () => deleteAccount.run(requestOf(ann)));
    await Promise.allSettled(failing);
    expect((await Promise.all(deleted)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(Object.keys((await markOf(ann)) ?? {})).toContain('expires_at');
    expect(await tracesOf(ann.uid)).toEqual([`deletedAccounts/${ann.uid}`]);
  });
});
