/**
 * Parts that a supported browser may lack, or refuse by throwing, each with the one place that answers without it:
 * `undefined` if nobody uses it yet. A name with a dot is a property of a global.
 */
export const browserApis = [
  ['navigator.storage', 'shared-core/src/react/device/deviceRoom.ts'],
  ['navigator.clipboard', 'shared-core/src/react/device/copyText.ts'],
  ['requestIdleCallback', 'shared-core/src/react/device/whenIdle.ts'],
  ['cancelIdleCallback', 'shared-core/src/react/device/whenIdle.ts'],
  ['scheduler', 'shared-core/src/react/hooks/inSlices.ts'],
  ['navigator.geolocation', 'shared-core/src/react/device/findPosition.ts'],
  ['navigator.wakeLock', 'mf-predictions/src/lanes/useScreenAwake.ts'],
  ['navigator.locks', 'shell/src/device/withLock.ts'],
  ['navigator.serviceWorker', 'shell/src/device/serviceWorkers.ts'],
  ['BroadcastChannel', 'shell/src/device/openChannel.ts'],
  ['caches', 'shell/src/device/deviceCaches.ts'],
  ['crypto.randomUUID', 'shell/src/device/newId.ts'],
  ['localStorage', 'shell/src/device/deviceStorage.ts'],
  ['sessionStorage', 'shell/src/device/deviceStorage.ts'],
  ['OffscreenCanvas', 'shell/src/device/drawOnPaper.ts'],
  ['createImageBitmap', 'shell/src/device/drawOnPaper.ts'],
  ['DecompressionStream', 'shell/src/recognizer/recognizerFiles.ts'],
  ['Response.json', 'shell/src/serviceWorker/jsonResponse.ts'],
  ['CompressionStream', undefined],
  ['Notification', undefined],
  ['navigator.share', 'mf-logbook/src/pass-page/sharePicture.ts'],
  ['navigator.canShare', 'mf-logbook/src/pass-page/sharePicture.ts'],
  ['navigator.vibrate', undefined],
  ['navigator.permissions', 'shared-core/src/react/device/findPosition.ts'],
  ['navigator.connection', undefined],
  ['navigator.setAppBadge', undefined],
  ['indexedDB.databases', undefined],
  ['AbortSignal.any', undefined],
  ['URL.canParse', undefined],
  ['URL.parse', undefined],
];

/** Files that may use more: the service worker has its caches, and the probe looks whether the storage works at all. */
const alsoIn = {
  'shell/src/serviceWorker/sw.ts': ['caches'],
  'shell/src/trouble/probeStorage.ts': ['localStorage'],
};

const messageOf = (api, place) =>
  place === undefined
    ? `Some supported browsers lack ${api}: give it one place that answers without it, and name that in tools/lint/browserApis.mjs.`
    : `Some supported browsers lack ${api}: use ${place}, which answers without it.`;

const rulesWithout = (allowed) => {
  const refused = browserApis.filter(([api]) => !allowed.includes(api));
  const globals = refused
    .filter(([api]) => !api.includes('.'))
    .map(([name, place]) => ({ name, message: messageOf(name, place) }));
  const properties = refused
    .filter(([api]) => api.includes('.'))
    .map(([api, place]) => {
      const [object, property] = api.split('.');
      return { object, property, message: messageOf(api, place) };
    });
  return {
    'no-restricted-globals': ['error', { globals, checkGlobalObject: true }],
    'no-restricted-properties': ['error', ...properties],
  };
};

const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];

const allowedIn = [
  ...browserApis,
  ...Object.entries(alsoIn).flatMap(([file, apis]) => apis.map((api) => [api, file])),
].reduce(
  (files, [api, file]) => (file === undefined ? files : files.set(file, [...(files.get(file) ?? []), api])),
  new Map(),
);

/** Sends each of these to its place; of several blocks for a file the last one counts. */
export const restrictedBrowserApis = [
  { files: ['{shell,shared-core,mf-*}/src/**/*.{ts,tsx}'], ignores: tests, rules: rulesWithout([]) },
  ...[...allowedIn].map(([file, apis]) => ({ files: [file], rules: rulesWithout(apis) })),
];
