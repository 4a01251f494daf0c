import {
  callFailure,
  isProof,
  ok,
  readCallProof,
  readSignedCall,
  recordOf,
  type PredictionsPort,
} from '@holeshot/shared-core';
import type { Call } from './createCall';

const notRead = { ok: false, failure: callFailure('unknown') } as const;

/** Creates the signing of calls, for a signed-in racer, and their check, which `callOpen` asks for anybody. */
export const createCallProofs = (
  call: Call,
  callOpen: Call,
): Pick<Required<PredictionsPort>, 'signCall' | 'checkCall'> => ({
  signCall: async (asked) => {
    const answer = await call<unknown>('signCall', asked);
    if (!answer.ok) return answer;
    const signed = readCallProof(answer.value);
    return signed === undefined ? notRead : ok(signed);
  },
  checkCall: async (proof) => {
    if (!isProof(proof)) return ok(undefined);
    const answer = await callOpen<unknown>('checkCall', { proof });
    if (!answer.ok) return answer;
    const { valid, call: given } = recordOf(answer.value);
    if (valid === false) return ok(undefined);
    const signed = readSignedCall(given);
    return valid === true && signed !== undefined ? ok(signed) : notRead;
  },
});
