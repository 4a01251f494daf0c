import { defineString } from 'firebase-functions/params';

/** The addresses the app is served at, separated by commas; the first is where somebody is sent who came from none. */
const appUrls = defineString('APP_URLS');

/**
 * The address a racer comes back to from the payment provider: the one he came from, where it is the app's own.
 * @param origin as his browser names it
 */
export const ownAddress = (origin: string | undefined, addresses: string): string => {
  const own = addresses.split(',').map((address) => address.trim().replace(/\/$/, ''));
  return own.find((address) => address === origin) ?? own[0] ?? '';
};

/** The same, among the addresses of this deployment. */
export const appAddress = (origin: string | undefined): string => ownAddress(origin, appUrls.value());
