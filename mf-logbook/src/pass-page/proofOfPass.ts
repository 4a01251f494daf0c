import {
  distanceLabels,
  finishOf,
  formatClock,
  proofLastsMs,
  type LogEntry,
  type OwnProof,
  type Seconds,
} from '@holeshot/shared-core';
import { ranBefore } from './passesToCompare';

/** Signed call of a pass with the slip's ET over its distance, or why there is no card. */
export type ProofOfPass = { proof: OwnProof; slipEt: Seconds } | { reason: string };

const minute = 60_000;

/** Time (ms) after a pass in which a call was probably meant for it. */
const justAfter = 30 * minute;

/** Returns the last moment (ms) that a time of a pass may stand for: a typed one is a whole minute. */
const endOf = (time: number): number => (time % minute === 0 ? time + minute : time);

const timeOf = ({ log_entry_datetime }: LogEntry): number => Date.parse(log_entry_datetime);

/**
 * Finds the call signed for a pass: the last one of its car in the 12 hours before it, if the car ran no other pass in
 * between. Undefined where nothing was signed for it.
 * @param proofs newest first
 * @param passes of all cars
 */
export const proofOfPass = (
  proofs: readonly OwnProof[],
  entry: LogEntry,
  passes: readonly LogEntry[],
): ProofOfPass | undefined => {
  const ranAt = timeOf(entry);
  const own = proofs.filter(({ vehicleUid }) => vehicleUid === entry.vehicle.uid);
  const near = own.filter(({ call }) => Math.abs(ranAt - call.at) < proofLastsMs);
  const others = passes.filter(
    ({ vehicle, log_entry_uid }) =>
      vehicle.uid === entry.vehicle.uid && log_entry_uid !== entry.log_entry_uid,
  );
  const ranSince = (from: number): boolean =>
    others.some((other) => endOf(timeOf(other)) > from && ranBefore(other, entry));

  const latest = endOf(ranAt);
  const before = near.find(({ call }) => call.at < latest);
  if (before !== undefined && !ranSince(before.call.at)) {
    const { finish } = before.call;
    const slipEt = entry.timeslip[`et_${finish}`];
    return slipEt === undefined
      ? { reason: `No proof card: the slip has no ${distanceLabels[finish]} ET.` }
      : { proof: before, slipEt };
  }
  const isLast = others.every((other) => ranBefore(other, entry));
  const late = near.find(({ call }) => isLast && call.at >= latest && call.at < ranAt + justAfter);
  if (late === undefined) return undefined;
  const signedAt = formatClock(new Date(late.call.at).toISOString(), entry.location.timezone);
  return { reason: `No proof card: the call was signed at ${signedAt}, after the time of this pass.` };
};

/**
 * Returns a pass with the signed call over its distance as its call: the one in the log book is worked out anew from
 * the air of the pass, and differs by some thousandths. Undefined where none was signed over that distance.
 */
export const withSignedCall = (entry: LogEntry, found: ProofOfPass | undefined): LogEntry | undefined => {
  const { location, timeslip, vehicle, derived } = entry;
  if (found === undefined || 'reason' in found) return undefined;
  const { finish, et } = found.proof.call;
  return finish === finishOf(location, timeslip, vehicle)
    ? { ...entry, derived: { ...derived, finish_ddp: et } }
    : undefined;
};
