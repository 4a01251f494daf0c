import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { fromEvent, merge, take, timer } from 'rxjs';
import { firebaseApp } from '../database/firebaseApp';

/** Wait (ms) for Google's script if it was blocked: then no network event comes. */
const patienceInMs = 60_000;

/** Requests the script again: Firebase requests it once and would wait forever. */
const askAgain = (script: HTMLScriptElement): void =>
  script.addEventListener('error', () => {
    merge(fromEvent(window, 'online'), timer(patienceInMs))
      .pipe(take(1))
      .subscribe(() => {
        const next = document.createElement('script');
        next.src = script.src;
        next.onload = script.onload;
        askAgain(next);
        script.replaceWith(next);
      });
  });

/**
 * Proves to Firebase with each request that it comes from this app. Without a network at the start it catches up
 * later.
 * @param siteKey of reCAPTCHA Enterprise
 */
export const startAppCheck = (siteKey: string): void => {
  initializeAppCheck(firebaseApp, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src*="/recaptcha/"]'))
    askAgain(script);
};
