import { createHmac, timingSafeEqual } from 'node:crypto';

const tokenLength = 32;
/** Hex digits of a time in milliseconds; they last until the year 2527. */
const expiryDigits = 11;
const serialDigits = 4;
const claimDigits = expiryDigits + serialDigits;

const hex = (value: number, digits: number): string =>
  value.toString(16).padStart(digits, '0').slice(-digits);

const signed = (claim: string, key: string): string =>
  claim +
  createHmac('sha256', key)
    .update(claim)
    .digest('hex')
    .slice(0, tokenLength - claimDigits);

/**
 * Creates a token of 32 hex digits with its own end and a signature, so that it outlives a restart.
 * @param expiresAt milliseconds
 * @param serial number that differs for tokens of the same millisecond
 */
export const signToken = (expiresAt: number, serial: number, key: string): string =>
  signed(hex(expiresAt, expiryDigits) + hex(serial, serialDigits), key);

/** Says whether a token was signed with this key and has not ended; `now` in milliseconds. */
export const isTokenValid = (token: string, key: string, now: number): boolean => {
  if (!new RegExp(`^[0-9a-f]{${tokenLength}}$`).test(token)) return false;
  const genuine = timingSafeEqual(Buffer.from(token), Buffer.from(signed(token.slice(0, claimDigits), key)));
  return genuine && parseInt(token.slice(0, expiryDigits), 16) > now;
};
