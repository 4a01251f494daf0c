import { stripeAt } from '../provider/connectStripe';
import { call, deleteSignIn } from '../../testing/emulatorAccount';
import { furnish } from '../../testing/furnish';
import { backend, closeBackend, registeredRacer, services, stored } from '../../testing/registeredRacer';
import { tracesOf } from '../../testing/tracesOf';
import { until } from '../../testing/until';

const stripe = stripeAt(process.env['STRIPE_API_URL'] ?? '', process.env['STRIPE_SECRET_KEY'] ?? '');

/** Longest wait in seconds: the emulator starts a program for the function's first event. */
const patience = 60;

afterAll(closeBackend);

test.each([
  ['by the racer past the app', deleteSignIn],
  ['by the owner in the console', ({ uid }: { uid: string }) => services.auth.deleteUser(uid)],
])(
  'a sign-in that is deleted alone, %s, takes the account along',
  async (_, deleted) => {
    const ann = await registeredRacer();
    await furnish(ann);
    const price = { productId: 'prod_holeshot', priceId: 'price_monthly' };
    const page = String((await call('createCheckout', ann, price)).result?.['url']);
    await fetch(page, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' });
    const customer = String((await stored(`users/${ann.uid}`))?.['stripeId']);

    await deleted(ann);
    const isEnded = async () => (await stored(`deletedAccounts/${ann.uid}`))?.['expires_at'] !== undefined;
    await until(isEnded, patience);
    expect(await tracesOf(ann.uid, ann.email, customer)).toEqual([`deletedAccounts/${ann.uid}`]);
    expect((await backend.doc(`users/${ann.uid}`).listCollections()).length).toBe(0);
    await expect(stripe.customers.retrieve(customer)).rejects.toMatchObject({ code: 'resource_missing' });

    const asked = ['completeRegistration', 'newWeatherToken', 'createPortalLink', 'exportAccount'];
    for (const name of asked) expect([name, (await call(name, ann)).status]).not.toEqual([name, 200]);
    expect(await tracesOf(ann.uid, ann.email)).toEqual([`deletedAccounts/${ann.uid}`]);
  },
  150_000,
);
