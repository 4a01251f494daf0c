import { crossOriginOf } from './crossOriginOf';
import { integrityOf } from './integrityOf';

/** Preloads scripts in parallel that the page requests one after the other. */
export const fetchAhead = (urls: readonly string[]): void => {
  for (const url of urls) {
    const link = document.createElement('link');
    // Same `crossorigin` as the script, or the browser fetches it twice.
    link.crossOrigin = crossOriginOf(url);
    link.integrity = integrityOf(url);
    link.fetchPriority = 'high';
    link.as = 'script';
    link.rel = 'preload';
    link.href = url;
    document.head.append(link);
  }
};
