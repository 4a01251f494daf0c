import type { LogEntry } from '@holeshot/shared-core';
import { useCallback, useMemo, useState } from 'react';
import type { PickState } from '../pass/PickBox';

/** Most passes that fit side by side. */
const most = 4;

/**
 * Holds the passes chosen for comparison, in the order of choice.
 * @param all every pass; a deleted one leaves the comparison
 */
export const usePicked = (
  all: readonly LogEntry[],
): {
  picked: LogEntry[];
  pickOf: (entry: LogEntry) => PickState;
  toggle: (entry: LogEntry) => void;
} => {
  const [chosen, setChosen] = useState<string[]>([]);
  const picked = useMemo(
    () => chosen.flatMap((uid) => all.find(({ log_entry_uid }) => log_entry_uid === uid) ?? []),
    [all, chosen],
  );
  const toggle = useCallback(
    ({ log_entry_uid: uid }: LogEntry) =>
      setChosen((before) =>
        before.includes(uid) ? before.filter((each) => each !== uid) : [...before, uid],
      ),
    [],
  );
  return {
    picked,
    pickOf: (entry) => {
      if (picked.some(({ log_entry_uid }) => log_entry_uid === entry.log_entry_uid)) return 'picked';
      return picked.length < most ? 'free' : 'full';
    },
    toggle,
  };
};
