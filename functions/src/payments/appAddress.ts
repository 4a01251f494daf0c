import { defineString } from 'firebase-functions/params';

/** Addresses of the app, separated by commas; the first is the default. */
const appUrls = defineString('APP_URLS');

/**
 * Returns the address to which a racer comes back from the payment provider: the origin of the request if it is one of
 * the app's addresses.
 * @param origin header of the request
 */
export const ownAddress = (origin: string | undefined, addresses: string): string => {
  const own = addresses.split(',').map((address) => address.trim().replace(/\/$/, ''));
  return own.find((address) => address === origin) ?? own[0] ?? '';
};

/** Applies `ownAddress` to the addresses of this deployment. */
export const appAddress = (origin: string | undefined): string => ownAddress(origin, appUrls.value());
