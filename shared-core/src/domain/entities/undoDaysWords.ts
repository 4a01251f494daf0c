import { undoDaysLeft, type DeletedVehicle } from './DeletedVehicle';

/** Returns the days left to undo a deletion, such as `1 day left`; `now` in milliseconds. */
export const undoDaysWords = (deleted: Pick<DeletedVehicle, 'deleted_at'>, now: number): string => {
  const days = undoDaysLeft(deleted, now);
  if (days === 0) return 'will be gone at your next sign-in';
  return days === 1 ? '1 day left' : `${days} days left`;
};
