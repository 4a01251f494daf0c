import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { fromEvent, merge, take, timer } from 'rxjs';
import { firebaseApp } from '../database/firebaseApp';

/** Google's script was blocked, and not only out of reach: then no network event comes. */
const patienceInMs = 60_000;

/** Firebase asks for its script once and would wait for ever for one that did not come. */
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
 * Shows Firebase with every request that it comes from this app. Started without a network it catches up with the next.
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
