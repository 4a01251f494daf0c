import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Installing, InstallPort } from '@holeshot/shared-core';
import { isApplePhone, isInstalled, type DeviceFacts } from '../device/homeScreen';
import { browserOffer$, type BrowserOffer } from './browserOffer';

/** Returns how the app is installed on this device, whose browser may have made its offer. */
export const installingOn = (
  device: DeviceFacts,
  offer: BrowserOffer | undefined,
  inWindow?: boolean,
): Installing => {
  if (isInstalled(device, inWindow)) return 'runs';
  if (offer !== undefined) return 'button';
  return isApplePhone(device) ? 'by-hand' : 'none';
};

const installing$: Observable<Installing> = browserOffer$.pipe(
  map((offer) => installingOn(navigator, offer)),
  distinctUntilChanged(),
);

/** The port that installs the app on this device. */
export const installPort: InstallPort = {
  installing$,
  install: () => {
    const offer = browserOffer$.value;
    // The browser takes an offer once.
    browserOffer$.next(undefined);
    void offer?.prompt().catch(() => undefined);
  },
};
