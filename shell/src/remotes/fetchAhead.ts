import { crossOriginOf } from './crossOriginOf';
import { integrityOf } from './integrityOf';

/** Has the browser fetch scripts that are asked for one after the other, so that none waits for the one before. */
export const fetchAhead = (urls: readonly string[]): void => {
  for (const url of urls) {
    const link = document.createElement('link');
    // As the script itself is asked for, or the browser fetches it twice.
    link.crossOrigin = crossOriginOf(url);
    link.integrity = integrityOf(url);
    link.fetchPriority = 'high';
    link.as = 'script';
    link.rel = 'preload';
    link.href = url;
    document.head.append(link);
  }
};
