import type { SnapshotMetadata } from 'firebase/firestore';

/**
 * Whether a change of what was told before may be one that only the copy on this device makes. A write whose answer was
 * lost is sent once more, the server refuses it as it has it already, and the SDK takes it back until it hears what the
 * server has: nothing that was saved is to be seen to go up to then.
 */
export const mayBeTakenBack = ({ fromCache, hasPendingWrites }: SnapshotMetadata): boolean =>
  fromCache && !hasPendingWrites;
