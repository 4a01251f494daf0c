import {
  addScouted,
  mostScouted,
  parseScoutedRuns,
  scoutedKey,
  type Ports,
  type ScoutedRun,
} from '@holeshot/shared-core';
import { useState } from 'react';

/** Scouted runs of this device, and how to change them. */
export interface ScoutedRuns {
  /** Newest first. */
  runs: ScoutedRun[];
  /** There is no room for another run. */
  isFull: boolean;
  /** Adds a run, also one that is there already: the racer saw it again. */
  note: (run: ScoutedRun) => void;
  /** Adds a list, as `addScouted` does. */
  paste: (pasted: readonly ScoutedRun[]) => ReturnType<typeof addScouted>;
  remove: (run: ScoutedRun) => void;
}

/** Follows the scouted runs of this device; those of an earlier weekend are gone with the first change. */
export const useScoutedRuns = ({ drafts, clock }: Pick<Ports, 'drafts' | 'clock'>): ScoutedRuns => {
  const read = () => parseScoutedRuns(drafts.read(scoutedKey), clock.now());
  const [runs, setRuns] = useState(read);
  const write = (changed: ScoutedRun[]) => {
    drafts.write(scoutedKey, changed);
    setRuns(read());
  };
  return {
    runs,
    isFull: runs.length >= mostScouted,
    note: (run) => write([run, ...read()]),
    paste: (pasted) => {
      const done = addScouted(read(), pasted);
      write(done.runs);
      return done;
    },
    remove: ({ car, et, at }) => {
      const all = read();
      const index = all.findIndex((each) => each.car === car && each.et === et && each.at === at);
      write(all.filter((_, each) => each !== index));
    },
  };
};
