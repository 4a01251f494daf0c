import { createHmac } from 'node:crypto';

/**
 * The name under which an address is remembered after its account is gone: a keyed HMAC-SHA256 of the trimmed,
 * lower-cased address, in hex, so that the list of trials tells no addresses.
 */
export const emailHash = (email: string, key: string): string => {
  if (key === '') throw new Error('The key for hashing addresses is not configured.');
  return createHmac('sha256', key).update(email.trim().toLowerCase()).digest('hex');
};
