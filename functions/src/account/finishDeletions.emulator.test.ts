import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { stripeAt } from '../provider/connectStripe';
import { call, type EmulatorAccount } from '../../testing/emulatorAccount';
import { furnish } from '../../testing/furnish';
import { backend, closeBackend, registeredRacer, services, stored } from '../../testing/registeredRacer';
import { tracesOf } from '../../testing/tracesOf';
import { deletionMark } from '../deletion/deletionMark';
import { eraseAccount } from './eraseAccount';
import { finishDeletions } from './finishDeletions';

const stripe = stripeAt(process.env['STRIPE_API_URL'] ?? '', process.env['STRIPE_SECRET_KEY'] ?? '');
const price = { productId: 'prod_holeshot', priceId: 'price_monthly' };
const hour = 3_600_000;

const app = initializeApp();
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await closeBackend();
  await deleteApp(app);
});

const run = () => finishDeletions.run({ scheduleTime: new Date().toISOString() });

/** Writes the mark of a deletion that began `ago` milliseconds ago. */
const begun = (uid: string, ago: number) =>
  deletionMark(backend, uid).set({ begun_at: Timestamp.fromMillis(Date.now() - ago) });

const isBegun = async (uid: string): Promise<boolean> =>
  (await stored(`deletedAccounts/${uid}`))?.['begun_at'] !== undefined;

const interruptedAtSignIn = async ({ uid }: EmulatorAccount): Promise<void> => {
  const auth = { deleteUser: () => Promise.reject(new Error('interrupted')) } as unknown as Auth;
  await expect(eraseAccount({ auth, db: backend }, uid, 'first')).rejects.toThrow('interrupted');
};

describe('an interrupted deletion', () => {
  test.each<[string, (account: EmulatorAccount) => Promise<unknown>]>([
    ['before anything was deleted', () => Promise.resolve()],
    ['before the sign-in was deleted', interruptedAtSignIn],
    ['before it was said to be ended', (account) => call('deleteAccount', account)],
  ])('ends by itself after an interruption %s', async (_, interrupted) => {
    const ann = await registeredRacer();
    await furnish(ann);
    const page = String((await call('createCheckout', ann, price)).result?.['url']);
    await fetch(page, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' });
    const customer = String((await stored(`users/${ann.uid}`))?.['stripeId']);
    await interrupted(ann);
    await begun(ann.uid, hour);

    await run();
    expect(await tracesOf(ann.uid, ann.email, customer)).toEqual([`deletedAccounts/${ann.uid}`]);
    expect((await backend.doc(`users/${ann.uid}`).listCollections()).length).toBe(0);
    expect(Object.keys((await stored(`deletedAccounts/${ann.uid}`)) ?? {})).toEqual(['expires_at']);
    await expect(services.auth.getUser(ann.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    await expect(stripe.customers.retrieve(customer)).rejects.toMatchObject({ code: 'resource_missing' });
  });

  test('is not touched while its call may still run', async () => {
    const ann = await registeredRacer();
    await begun(ann.uid, 60_000);
    await run();
    expect(await stored(`users/${ann.uid}`)).toBeDefined();
    expect(await isBegun(ann.uid)).toBe(true);
    await deletionMark(backend, ann.uid).delete();
  });

  test('blocks no other if it fails, is logged without the racer, and goes to the end of the queue', async () => {
    const logged = jest.spyOn(logger, 'error').mockImplementation();
    const ann = await registeredRacer();
    // Auth refuses a uid of this length.
    const refused = 'x'.repeat(129);
    await begun(refused, 2 * hour);
    await begun(ann.uid, hour);
    await run();
    expect(await tracesOf(ann.uid)).toEqual([`deletedAccounts/${ann.uid}`]);
    expect(logged.mock.calls).toEqual([
      ['A deletion could not be finished; it is taken up again.', { code: 'auth/invalid-uid' }],
    ]);
    const mark = await stored(`deletedAccounts/${refused}`);
    expect((mark?.['begun_at'] as Timestamp).toMillis()).toBeGreaterThan(Date.now() - hour);
    await deletionMark(backend, refused).delete();
  });

  test('is one of 25 in a run, the longest untouched first', async () => {
    const uids = Array.from({ length: 26 }, (_, i) => `left-${Date.now()}-${i}`);
    for (const [i, uid] of uids.entries()) await begun(uid, 2 * hour - i * 1_000);
    const left = async () => {
      const marks = await Promise.all(uids.map(async (uid) => ((await isBegun(uid)) ? uid : null)));
      return marks.filter((uid) => uid !== null);
    };
    await run();
    expect(await left()).toEqual(uids.slice(-1));
    await run();
    expect(await left()).toEqual([]);
  });
});

test('a daily run finishes interrupted deletions', () => {
  expect(finishDeletions.__endpoint.scheduleTrigger).toMatchObject({ schedule: 'every 24 hours' });
});
