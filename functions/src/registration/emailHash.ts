import { createHmac } from 'node:crypto';

/**
 * Hashes an address for the list of trials, which outlives accounts and must reveal no addresses: a keyed HMAC-SHA256
 * of the trimmed, lower-cased address, in hex.
 */
export const emailHash = (email: string, key: string): string => {
  if (key === '') throw new Error('The key for hashing addresses is not configured.');
  return createHmac('sha256', key).update(email.trim().toLowerCase()).digest('hex');
};
