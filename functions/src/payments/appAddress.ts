import { defineString } from 'firebase-functions/params';

/** Addresses of the app, separated by commas; the first is the default. */
const appUrls = defineString('APP_URLS');

/** Returns the origin of a request if it is one of the app's addresses: the payment page leads back there. */
export const ownAddress = (origin: string | undefined, addresses: string): string => {
  const own = addresses.split(',').map((address) => address.trim().replace(/\/$/, ''));
  return own.find((address) => address === origin) ?? own[0] ?? '';
};

/** Applies `ownAddress` to the addresses of this deployment. */
export const appAddress = (origin: string | undefined): string => ownAddress(origin, appUrls.value());
