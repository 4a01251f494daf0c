import { firstValueFrom, forkJoin, fromEvent, of, take, timeout, timer } from 'rxjs';

/** Time (ms) from Install to the reload, longer if no service worker controls the page. */
const beforeReload = { controlled: 500, uncontrolled: 1500 };
/** A worker that has not taken control after so many milliseconds does so at the next start. */
const takeover = 10_000;

/**
 * Has the waiting worker take control, where one waits; settles when the page may be loaded anew.
 * @param serviceWorker `navigator.serviceWorker`
 */
export const untilInstalled = async (serviceWorker: ServiceWorkerContainer): Promise<void> => {
  const { waiting } = (await serviceWorker.getRegistration()) ?? {};
  const pause = serviceWorker.controller === null ? beforeReload.uncontrolled : beforeReload.controlled;
  // A page that is loaded anew before that would be the old one.
  const inControl$ = waiting ? fromEvent(serviceWorker, 'controllerchange').pipe(take(1)) : of(undefined);
  const ready = firstValueFrom(
    forkJoin([timer(pause), inControl$]).pipe(timeout({ first: takeover, with: () => of(undefined) })),
  );
  waiting?.postMessage({ type: 'SKIP_WAITING' });
  await ready;
};
