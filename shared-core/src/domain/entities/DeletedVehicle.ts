import type { Vehicle } from './Vehicle';

/** Deleted vehicle that can still be restored, as stored in `users/{uid}/deletedVehicles/{uid}`. */
export interface DeletedVehicle {
  vehicle: Vehicle;
  /** Milliseconds by the server's clock; null until the server knows of it. */
  deleted_at: number | null;
}

/** Days in which a deletion can be undone. */
export const undoDays = 30;

const dayMs = 86_400_000;

/** Returns the days left (30 to 0, a begun one counted) to undo a deletion; `now` in milliseconds. */
export const undoDaysLeft = ({ deleted_at }: Pick<DeletedVehicle, 'deleted_at'>, now: number): number => {
  const left = undoDays - (now - (deleted_at ?? now)) / dayMs;
  return Math.min(undoDays, Math.max(0, Math.ceil(left)));
};
