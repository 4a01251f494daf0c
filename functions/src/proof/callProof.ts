import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { callSchema, signedSchema } from './callSchema';

/** A call with the server's time (ms) of its signing. */
export type SignedCall = v.InferOutput<typeof callSchema> & { at: number };

/** Fewest letters of a key: a server may have a placeholder for one, and anyone could sign with that. */
const shortestKey = 32;

/** Tells whether a server with this key signs calls. */
export const isProofKey = (key: string): boolean => key.length >= shortestKey;

const signatureOf = (payload: string, key: string): Buffer =>
  createHmac('sha256', key).update(payload).digest();

/** Makes the proof of a call: what it says and its HMAC-SHA256, both base64url, with a dot between. */
export const proofOf = (call: SignedCall, key: string): string => {
  const payload = Buffer.from(JSON.stringify({ v: 1, ...call })).toString('base64url');
  return `${payload}.${signatureOf(payload, key).toString('base64url')}`;
};

const jsonOf = (payload: string): unknown => {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** Reads a proof; undefined where it was not made with this key, was changed, or is of another version. */
export const readProof = (proof: string, key: string): SignedCall | undefined => {
  const [payload = '', signature = '', ...more] = proof.split('.');
  if (!isProofKey(key) || more.length > 0) return undefined;
  const [given, own] = [Buffer.from(signature, 'base64url'), signatureOf(payload, key)];
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  const signed = v.safeParse(signedSchema, jsonOf(payload));
  if (!signed.success) return undefined;
  const { v: _version, ...call } = signed.output;
  return call;
};
