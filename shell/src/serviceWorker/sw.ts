/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { remotePlaces } from '../remotes/remotePlaces';
import { answerRemoteFile, syncRemotes } from './remoteCaches';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

const pointers = remotePlaces.map((place) => new URL(place.pointer, self.location.href).href);

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/promo/, /^\/__/, /^\/remotes\//],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/remotes/'),
  ({ request }) => answerRemoteFile(request, caches, fetch),
);

self.addEventListener('install', (event) => {
  event.waitUntil(syncRemotes(pointers, caches, fetch));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

const tell = async (message: object): Promise<void> => {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
    client.postMessage(message);
};

self.addEventListener('message', (event) => {
  const data = event.data as { type?: string } | null;
  if (data?.type !== 'SYNC') return;
  event.waitUntil(
    syncRemotes(pointers, caches, fetch).then((complete) =>
      complete ? tell({ type: 'OFFLINE_READY' }) : undefined,
    ),
  );
});
