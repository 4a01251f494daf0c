import indexes from '../../../firestore.indexes.json';
import { ownRules } from '../../rules/ownRules';
import { stripeAt } from '../provider/connectStripe';
import { call, signInWithGoogle, type EmulatorAccount } from '../../testing/emulatorAccount';
import { furnish } from '../../testing/furnish';
import { backend, closeBackend, registeredRacer, stored } from '../../testing/registeredRacer';
import { tracesOf } from '../../testing/tracesOf';

const stripe = stripeAt(process.env['STRIPE_API_URL'] ?? '', process.env['STRIPE_SECRET_KEY'] ?? '');
const price = { productId: 'prod_holeshot', priceId: 'price_monthly' };
const weatherUrl = process.env['WEATHER_API_URL'] ?? '';

afterAll(closeBackend);

/** Drops the document ids from a path: `users/tunes`. */
const collectionOf = (path: string): string =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');

/** Lists the collections in the rules, each with its parents: `users/tunes`. */
const namedInRules = (): string[] => {
  const above: string[] = [];
  const named: string[] = [];
  for (const [, indent = '', collection = ''] of ownRules.matchAll(/^( {4,})match \/(\w+)\/\S+ \{/gm)) {
    above.length = indent.length / 2 - 2;
    above.push(collection);
    named.push(above.join('/'));
  }
  return named;
};

/** Dates a sign-in ten minutes back; the emulator signs no tokens. */
const longAgo = (account: EmulatorAccount): EmulatorAccount => {
  const [head = '', body = '', ...rest] = account.idToken.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { auth_time: number };
  const aged = JSON.stringify({ ...claims, auth_time: claims.auth_time - 600 });
  return { ...account, idToken: [head, Buffer.from(aged).toString('base64url'), ...rest].join('.') };
};

test('every collection of the rules and indexes is nobody’s, or a racer’s and tested below', async () => {
  const furnished = (await furnish(await registeredRacer())).map(collectionOf);
  const indexed = [...indexes.indexes, ...indexes.fieldOverrides].map(
    ({ collectionGroup }) => collectionGroup,
  );
  expect(namedInRules()).toContain('users/deletedVehicles');
  const unlooked = [
    ...namedInRules().filter((name) => !furnished.includes(name)),
    ...indexed.filter((name) => !furnished.some((path) => path.split('/').at(-1) === name)),
  ];
  expect([...new Set(unlooked)]).toEqual(['systemSettings', 'products', 'paymentEvents', 'deletedAccounts']);
});

describe('deleting an account', () => {
  test('removes all data of the racer, ends the subscription, and touches nobody else', async () => {
    const [ann, bob] = [await registeredRacer(), await registeredRacer()];
    const annHad = await furnish(ann);
    const bobHas = await furnish(bob);
    const page = String((await call('createCheckout', ann, price)).result?.['url']);
    await fetch(page, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' });
    const customer = String((await stored(`users/${ann.uid}`))?.['stripeId']);
    const trials = (await backend.collection('trials').get()).size;

    expect(await call('deleteAccount', ann)).toMatchObject({ status: 200, result: { deleted: true } });
    for (const path of annHad) expect([path, await stored(path)]).toEqual([path, undefined]);
    for (const path of bobHas) expect(await stored(path)).toBeDefined();
    expect((await backend.doc(`users/${ann.uid}`).listCollections()).length).toBe(0);
    expect(await tracesOf(ann.uid, ann.email, customer)).toEqual([`deletedAccounts/${ann.uid}`]);
    expect((await backend.collection('trials').get()).size).toBe(trials);
    await expect(stripe.customers.retrieve(customer)).rejects.toMatchObject({ code: 'resource_missing' });
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    const again = await signInWithGoogle(ann.email);
    expect(again.uid).not.toBe(ann.uid);
  });

  test('ends the racer’s weather tokens', async () => {
    const ann = await registeredRacer();
    const tokens = [await call('newWeatherToken', ann), await call('newWeatherToken', ann)].map(
      ({ result }) => String(result?.['token']),
    );
    const requested = () =>
      Promise.all(
        tokens.map(async (token) => {
          const url = `${weatherUrl}/v2/stations/metadata?radius=40,-86,30&limit=1&token=${token}`;
          return (await fetch(url)).status;
        }),
      );
    expect(await requested()).toEqual([200, 200]);
    await call('deleteAccount', ann);
    expect(await requested()).toEqual([401, 401]);
  });

  test('lets a token that is still valid create nothing', async () => {
    const ann = await registeredRacer();
    await call('deleteAccount', ann);
    expect((await call('completeRegistration', ann)).status).toBe(401);
    expect((await call('createPortalLink', ann)).status).toBe(403);
    expect(await stored(`users/${ann.uid}`)).toBeUndefined();
  });

  test('gives the address no second trial', async () => {
    const ann = await registeredRacer();
    const first = (await stored(`users/${ann.uid}`))?.['trialExpirationDate'];
    await call('deleteAccount', ann);
    const again = await call('completeRegistration', await signInWithGoogle(ann.email));
    expect(again.result?.['trialExpirationDate']).toBe(first);
  });

  test('needs a sign-in of the last five minutes', async () => {
    const ann = await registeredRacer();
    expect(await call('deleteAccount', longAgo(ann))).toMatchObject({
      status: 401,
      error: { status: 'UNAUTHENTICATED', details: { reason: 'requires-recent-login' } },
    });
    expect((await call('deleteAccount', null)).status).toBe(401);
    expect(await stored(`users/${ann.uid}`)).toBeDefined();
  });
});
