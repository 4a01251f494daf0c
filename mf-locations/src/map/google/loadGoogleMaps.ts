import { googleMapsOf, type GoogleMaps } from './googleMaps';

const patience = 15_000;
const callback = 'holeshotMapsReady';

type Hooks = Record<string, (() => void) | undefined>;

/**
 * Loads the Google Maps script, version weekly, once; rejects if it takes over 15 seconds, fails or is incomplete.
 * @param key of the project
 */
export const loadGoogleMaps = async (key: string): Promise<GoogleMaps> => {
  const there = googleMapsOf(window);
  if (there !== undefined) return there;
  const hooks = window as unknown as Hooks;
  const script = document.createElement('script');
  script.src = `https://maps.googleapis.com/maps/api/js?${new URLSearchParams({ key, v: 'weekly', loading: 'async', callback }).toString()}`;
  script.async = true;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      hooks[callback] = resolve;
      script.onerror = () => reject(new Error('The script of Google Maps did not load.'));
      waiting = setTimeout(() => reject(new Error('The script of Google Maps did not come.')), patience);
      document.head.append(script);
    });
    const maps = googleMapsOf(window);
    if (maps === undefined) throw new Error('The script of Google Maps is not what it should be.');
    return maps;
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(waiting);
    // A late script still calls it.
    hooks[callback] = () => undefined;
  }
};
