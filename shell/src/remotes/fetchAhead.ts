import { crossOriginOf } from './crossOriginOf';
import { integrityOf } from './integrityOf';

const fetchAnew = (url: string): Promise<unknown> => fetch(url, { cache: 'reload' });

/**
 * Preloads scripts in parallel that the page requests one after the other.
 * @param forget makes the browser forget that a preload failed
 */
export const fetchAhead = (urls: readonly string[], forget: typeof fetchAnew = fetchAnew): void => {
  for (const url of urls) {
    const link = document.createElement('link');
    // Same `crossorigin` as the script, or the browser fetches it twice.
    link.crossOrigin = crossOriginOf(url);
    link.integrity = integrityOf(url);
    link.fetchPriority = 'high';
    link.as = 'script';
    link.rel = 'preload';
    // WebKit would give the failure to each later script of this address, so that Retry could not help.
    link.onerror = () => void forget(url).catch(() => undefined);
    link.href = url;
    document.head.append(link);
  }
};
