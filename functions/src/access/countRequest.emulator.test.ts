import { call } from '../../testing/emulatorAccount';
import { backend, closeBackend, registeredAdmin, stored } from '../../testing/registeredRacer';

afterAll(closeBackend);

test.each<[string, object, number]>([
  ['createCheckout', { productId: 'prod_holeshot', priceId: 'price_monthly' }, 20],
  ['createPortalLink', {}, 20],
  ['exportAccount', {}, 1_000],
  ['findUser', { email: 'nobody@strip.test' }, 300],
])('%s is refused beyond its number within an hour, and counted alone', async (kind, data, most) => {
  const ann = await registeredAdmin();
  const requests = backend.doc(`users/${ann.uid}/private/requests`);
  const now = Date.now();
  await requests.set({ [kind]: Array.from({ length: most - 1 }, () => now), other: [now] });
  expect((await call(kind, ann, data)).status).not.toBe(429);
  expect(await call(kind, ann, data)).toMatchObject({ status: 429, error: { status: 'RESOURCE_EXHAUSTED' } });
  expect((await stored(requests.path))?.['other']).toEqual([now]);
});

test('six requests at once are counted, refused or sent away, none without being counted', async () => {
  const ann = await registeredAdmin();
  await call('createPortalLink', ann, {});
  const answers = await Promise.all(Array.from({ length: 6 }, () => call('createPortalLink', ann, {})));
  const done = answers.filter(({ status }) => status === 404).length;
  const { createPortalLink: counted } = (await stored(`users/${ann.uid}/private/requests`)) ?? {};
  expect((counted as number[]).length).toBe(1 + done);
});

test('a product that is not sold any more cannot be paid for', async () => {
  const ann = await registeredAdmin();
  const product = backend.collection('products').doc();
  await product.set({ active: false });
  await product.collection('prices').doc('monthly').set({ active: true, type: 'recurring' });
  expect(await call('createCheckout', ann, { productId: product.id, priceId: 'monthly' })).toMatchObject({
    status: 404,
    error: { details: { reason: 'price-not-found' } },
  });
  await product.collection('prices').doc('monthly').delete();
  await product.delete();
});

test.each(['__all__', '..', 'a/b'])('%s is refused as an id at once', async (productId) => {
  const ann = await registeredAdmin();
  expect((await call('createCheckout', ann, { productId, priceId: 'price_monthly' })).status).toBe(400);
  const after = { collection: 'tunes', id: productId };
  expect((await call('exportAccount', ann, { after })).status).toBe(400);
});
