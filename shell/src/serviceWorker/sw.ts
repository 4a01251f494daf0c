/// <reference lib="webworker" />
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { withLock } from '../device/withLock';
import { openStoredShares } from '../launch/storedShares';
import { receiveShare } from '../launch/receiveShare';
import type { KnownVersions } from '../remotes/failedVersions';
import { readDevice } from '../remotes/readDevice';
import { remotePlaces } from '../remotes/remotePlaces';
import { isOfRecognizer, openRecognizerCache } from './recognizerCache';
import { jsonResponse } from './jsonResponse';
import { tabReports } from './tabReports';
import { cacheNameOf, openPointers } from './remoteCaches';
import { syncRemotes } from './syncRemotes';

declare const self: ServiceWorkerGlobalScope;

const manifest = self.__WB_MANIFEST as PrecacheEntry[];
const absolute = (url: string): string => new URL(url, self.location.href).href;
const places = remotePlaces.map(({ name, pointer }) => ({
  ...{ name, pointer: absolute(pointer) },
  base: new URL('.', absolute(pointer)).href,
}));

const main = manifest.map(({ url }) => url).find((url) => /static\/main\.[^/]+\.js$/.test(url)) ?? '';
const pointers = openPointers(main, caches);

// A cache for each build: what a tab runs stays whole beside what is being installed.
const shell = new PrecacheController({ cacheName: `holeshot-shell-${main}` });
shell.addToCacheList(manifest.filter((entry) => !isOfRecognizer(entry.url)));
registerRoute(new PrecacheRoute(shell, { cleanURLs: false }));
registerRoute(
  new NavigationRoute(shell.createHandlerBoundToURL('/app.html'), {
    denylist: [/^\/promo/, /^\/__/, /^\/(remotes|shell)\//, /^\/(robots\.txt|sitemap\.xml)$/],
  }),
);
registerRoute(
  ({ url }) => places.some(({ pointer }) => pointer === url.href),
  async ({ request, url }) => {
    const chosen = await pointers.read(url.href);
    return chosen === undefined ? fetch(request) : jsonResponse(chosen);
  },
);
// All caches are not looked through: that takes some ten milliseconds more a file.
for (const { name, base } of places)
  registerRoute(
    ({ url }) => url.href.startsWith(base),
    async ({ request, url }) => {
      const [folder = ''] = url.href.slice(base.length).split('/');
      return (await caches.match(url.href, { cacheName: cacheNameOf({ name, folder }) })) ?? fetch(request);
    },
  );
const recognizer = openRecognizerCache(
  manifest.filter(({ url }) => isOfRecognizer(url)).map((entry) => ({ ...entry, url: absolute(entry.url) })),
  { caches, get: (...request) => fetch(...request) },
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isOfRecognizer(url.href),
  ({ url, event }) => recognizer.answer(url.href, (storing) => event.waitUntil(storing)),
);
// Files for a tab of another build.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/static/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/share',
  ({ request }) => receiveShare(request, openStoredShares(caches)),
  'POST',
);

/** Lists the tabs of the app; other pages of this origin, such as those of the sign-in and of the promo, answer nothing. */
const tabs = async (): Promise<readonly WindowClient[]> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(
    ({ url, frameType }) => frameType !== 'nested' && !/^\/(__|promo)\//.test(new URL(url).pathname),
  );
};

/** Deletes files of other builds of the shell, unless a tab runs one or one is being installed. */
const dropOtherShells = async (): Promise<void> => {
  const others = (await caches.keys()).filter(
    (name) => /^holeshot-(shell|pointers)-/.test(name) && !name.endsWith(main),
  );
  if (others.length === 0) return;
  const running = await tabReports(await tabs());
  if (running?.every((tab) => tab.main === main) !== true) return;
  if (self.registration.installing !== null || self.registration.waiting !== null) return;
  for (const name of others) await caches.delete(name);
  await recognizer.drop();
};

/** One look after the other, also of two workers: at once, each would drop what the other is bringing. */
const sync = (known?: KnownVersions) =>
  withLock('holeshot-sync', {}, () =>
    syncRemotes({
      ...{ caches, get: (...request) => fetch(...request), build: main, places, known },
      device: () => readDevice(caches),
      inUse: async () => (await tabReports(await tabs()))?.flatMap((tab) => tab.remotes),
    }),
  );

self.addEventListener('install', (event) => {
  // Without it pictures are read online as before.
  const renewed = recognizer.renew().catch(() => undefined);
  event.waitUntil(Promise.all([shell.install(event), sync(), renewed]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const data = event.data as ({ type?: string } & Partial<KnownVersions>) | null;
  // Two builds may share the main script and differ in a style or an icon.
  if (data?.type === 'WHICH') event.ports[0]?.postMessage(JSON.stringify(manifest));
  if (data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (data?.type !== 'SYNC') return;
  const work = sync({ bad: data.bad ?? [], shown: data.shown ?? [] }).then(async (synced) => {
    for (const tab of await tabs()) tab.postMessage({ type: 'SYNCED', build: main, ...synced });
    await dropOtherShells();
  });
  event.waitUntil(work);
});
