import { isRecord } from '../plain/record';
import { readCallProof, type CallProof } from './signedCall';

/** Key of the racer's signed calls among the drafts: one part has them signed, another makes cards of them. */
export const ownProofsKey = 'signed-calls';

/** Signed call of a car of the racer. */
export interface OwnProof extends CallProof {
  vehicleUid: string;
}

/** Time (ms) after which a call says nothing about the next pass. */
export const proofLastsMs = 12 * 3_600_000;

/** Signed calls that a device remembers. */
const most = 20;

/** Reads the signed calls that a device remembers, newest first; unsound ones are left out. */
export const readOwnProofs = (stored: unknown): OwnProof[] =>
  (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap((each) => {
    const signed = readCallProof(each);
    const vehicleUid = isRecord(each) ? each['vehicleUid'] : undefined;
    return signed !== undefined && typeof vehicleUid === 'string' ? [{ ...signed, vehicleUid }] : [];
  });

/** Adds the newest signed call to those that a device remembers. */
export const withOwnProof = (stored: unknown, newest: OwnProof): OwnProof[] =>
  [newest, ...readOwnProofs(stored)].slice(0, most);
