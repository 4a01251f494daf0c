import { distances, type Distance } from '../entities/Distance';
import { isRecord } from '../plain/record';
import { seconds, type Seconds } from '../units/units';

/** Call that the server is asked to sign before its pass. */
export interface CallToSign {
  /** Name of the car, at most 60 letters. */
  car: string;
  finish: Distance;
  et: Seconds;
  low80: Seconds;
  high80: Seconds;
  dial?: Seconds;
}

/** Call as the server signed it. */
export interface SignedCall extends CallToSign {
  /** Server's time of the signing (ms). */
  at: number;
}

/** Signed call with the text that proves it. */
export interface CallProof {
  /** Letters of base64url, with a dot between. */
  proof: string;
  call: SignedCall;
}

/** Tells whether a text has the form of a proof that the server takes. */
export const isProof = (text: string): boolean => /^[\w-]{1,1900}\.[\w-]{1,64}$/.test(text);

/** Last moment (ms) that a date can name. */
const lastMoment = 8.64e15;

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** Reads a signed call as the server or this device gives it; undefined where it is unsound. */
export const readSignedCall = (given: unknown): SignedCall | undefined => {
  if (!isRecord(given)) return undefined;
  const { car, et, low80, high80, dial, at } = given;
  const finish = distances.find((distance) => distance === given['finish']);
  if (typeof car !== 'string' || finish === undefined || !isTime(at) || at > lastMoment) return undefined;
  if (!isTime(et) || !isTime(low80) || !isTime(high80) || low80 > et || et > high80) return undefined;
  if (dial !== undefined && !isTime(dial)) return undefined;
  return {
    ...{ car, finish, at, et: seconds(et), low80: seconds(low80), high80: seconds(high80) },
    ...(dial !== undefined && { dial: seconds(dial) }),
  };
};

/** Reads the answer to a signing; undefined where it is unsound. */
export const readCallProof = (given: unknown): CallProof | undefined => {
  if (!isRecord(given)) return undefined;
  const { proof } = given;
  const call = readSignedCall(given['call']);
  return typeof proof === 'string' && isProof(proof) && call !== undefined ? { proof, call } : undefined;
};
