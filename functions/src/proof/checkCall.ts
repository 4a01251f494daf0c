import { onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { callableOptions } from '../callable/callableOptions';
import { parseRequest } from '../callable/parseRequest';
import { readProof } from './callProof';
import { callProofKey } from './callProofKey';

const requestSchema = v.object({ proof: v.pipe(v.string(), v.maxLength(2_000)) });

/**
 * Checks a signed call for anybody, signed in or not, `{proof}` → `{valid: false}` or `{valid: true, call}`. It reads no
 * database. Fails with `invalid-argument`.
 */
export const checkCall = onCall({ ...callableOptions, secrets: [callProofKey] }, (request) => {
  const { proof } = parseRequest(requestSchema, request.data);
  const call = readProof(proof, callProofKey.value());
  return call === undefined ? { valid: false } : { valid: true, call };
});
