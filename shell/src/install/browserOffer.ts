import { BehaviorSubject } from 'rxjs';

/** Chromium's offer to install the app. */
export interface BrowserOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** The browser's offer, which it makes once a page, soon after its load; undefined before, and once it is used. */
export const browserOffer$ = new BehaviorSubject<BrowserOffer | undefined>(undefined);

/** Holds the browser's offer back until the racer has a pass, or asks for it in Settings. */
export const catchOffer = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    browserOffer$.next(event as BrowserOffer);
  });
  // The browser's own menu installs the app too.
  window.addEventListener('appinstalled', () => browserOffer$.next(undefined));
};
