import { Subject, switchMap } from 'rxjs';
import { deviceStorage } from '../device/deviceStorage';
import { openChannel } from '../device/openChannel';
import { serviceWorkers } from '../device/serviceWorkers';
import { feedback } from '../feedback/feedback';
import { offers$ } from '../remotes/offers';
import { isBad, knownVersions } from '../remotes/failedVersions';
import { tabVersions } from '../remotes/tabVersions';
import { layers } from '../overlays/layers';
import { holdsAnother } from './holdsAnother';
import type { TabReport } from './tabReports';
import { lookForVersions } from './lookForVersions';
import type { Synced } from './syncRemotes';
import { untilActive } from './untilActive';
import { untilInstalled } from './untilInstalled';
import { untilFree, waitingVersion$ } from './updates';
import { readyKey } from '../device/wasReady';

const toldKey = 'holeshot.passedOver';

const channel = openChannel('holeshot-update');

let reloading = false;

/** Reloads the app once no input is unsaved and nothing is being sent. */
const reload = async (): Promise<void> => {
  await untilFree();
  if (reloading) return;
  reloading = true;
  await layers.settled();
  location.reload();
};

/** Messages shown since the start, for a device without storage. */
const said = new Map<string, string>();

const sayOnce = (key: string, what: string, say: () => void): void => {
  if (said.get(key) === what || deviceStorage.getItem(key) === what) return;
  said.set(key, what);
  deviceStorage.setItem(key, what);
  say();
};

const noteReady = (): void => {
  document.documentElement.dataset['offline'] = 'ready';
  const text = 'Holeshot is on this device now and works without a network.';
  // A shown warning stays until it is read.
  sayOnce(readyKey, 'yes', () => feedback.snackbar({ text, color: 'success', waits: true }));
};

const notePassedOver = (passedOver: Synced['passedOver']): void => {
  const rows = Object.entries(passedOver).map(
    ([name, why]) => `${offers$.value[name]?.title ?? name} stays at its last version. ${why}`,
  );
  if (rows.length > 0)
    sayOnce(toldKey, rows.join(' '), () =>
      feedback.snackbar({ text: rows.join(' '), timeout: -1, waits: true }),
    );
};

const main = (): string =>
  new URL(
    document.querySelector<HTMLScriptElement>('script[src*="/static/main."]')?.src ?? '/',
    location.href,
  ).pathname;

/** Returns the versions that the next start runs and this tab does not, or undefined. */
const newerThanHere = (newest: Synced['newest']): string | undefined => {
  const here = tabVersions.inUse();
  const newer = Object.entries(newest).filter(
    ([name, folder]) => here[name] !== undefined && here[name].folder !== folder && !isBad(name, folder),
  );
  return newer.length === 0 ? undefined : newer.join(' ');
};

const report = (): TabReport => ({
  remotes: Object.values(tabVersions.inUse()).map((pointer) => `${pointer?.name}-${pointer?.folder}`),
  main: main(),
});

/** Activates the fetched versions in every tab; each reloads once it has no unsaved input. */
export const installUpdate = async (): Promise<void> => {
  const serviceWorker = serviceWorkers();
  if (serviceWorker !== undefined) await untilInstalled(serviceWorker);
  channel?.postMessage('install');
  await reload();
};

/** Registers the worker at the root of the site, and has it look for new versions every minute and on focus. */
export const registerServiceWorker = async (): Promise<void> => {
  const serviceWorker = serviceWorkers();
  if (serviceWorker === undefined) return;
  serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type === 'WHICH') ports[0]?.postMessage(report());
  });

  let wasControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of all takes control of a page that is as new as itself.
    if (wasControlled) void reload();
    wasControlled = true;
  });
  channel?.addEventListener('message', () => void reload());

  const registration = await untilActive(serviceWorker);
  let newerRemotes: string | undefined;
  let served = main();
  let found = 0;
  const newerShell = async (): Promise<string | undefined> => {
    const { active, waiting } = registration;
    // How many have been found tells each from the one before.
    if (active !== null && waiting !== null && (await holdsAnother(waiting, active))) return `shell ${found}`;
    return served === main() ? undefined : served;
  };
  const changed$ = new Subject<void>();
  changed$.pipe(switchMap(newerShell)).subscribe((shell) => {
    const versions = [shell, newerRemotes].filter((each) => each !== undefined);
    waitingVersion$.next(versions.length === 0 ? undefined : versions.join(' '));
  });
  const noteWaiting = () => changed$.next();
  serviceWorker.addEventListener('message', ({ data, source }: MessageEvent<{ type?: string } | null>) => {
    // The versions that a waiting worker has found are not offered to this tab.
    if (data?.type !== 'SYNCED' || source !== registration.active) return;
    const { complete, newest, passedOver, build } = data as unknown as Synced & { build: string };
    served = build;
    newerRemotes = newerThanHere(newest);
    noteWaiting();
    if (complete) noteReady();
    notePassedOver(passedOver);
  });
  registration.installing?.addEventListener('statechange', noteWaiting);
  registration.addEventListener('updatefound', () => {
    found += 1;
    registration.installing?.addEventListener('statechange', noteWaiting);
  });
  noteWaiting();
  lookForVersions(registration, knownVersions);
};
