import type { Location, LogEntry } from '@holeshot/shared-core';
import { passesAt, type TrackPasses } from './passesAt';

/** Sums up passes, newest first, by track; returns what answers for a track. */
export const passesByTrack = (
  entries: readonly LogEntry[],
): ((location: Pick<Location, 'uid'>) => TrackPasses) => {
  const byUid = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    const here = byUid.get(entry.location.uid);
    if (here === undefined) byUid.set(entry.location.uid, [entry]);
    else here.push(entry);
  }
  const tracks = new Map([...byUid].map(([uid, here]) => [uid, passesAt(here, { uid })]));
  return ({ uid }) => tracks.get(uid) ?? passesAt([], { uid });
};
