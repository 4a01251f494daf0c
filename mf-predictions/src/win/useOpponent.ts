import { recordOf, type ClockPort, type DraftsPort, type LogEntry } from '@holeshot/shared-core';
import { useCallback, useMemo, useState } from 'react';

/** Remembers on this device the opponent of each car's next race. */
const key = 'win-opponent';

/** Longest time (ms) that an opponent is known before the race. */
const longest = 12 * 3_600_000;

/** Opponent that the racer chose, and the dial on their window as typed; both empty for a typical one. */
interface TypedOpponent {
  opponent: string;
  dialText: string;
}

const nobody: TypedOpponent = { opponent: '', dialText: '' };

const readTyped = (stored: unknown): (TypedOpponent & { at: number }) | undefined => {
  const { opponent, dialText, at } = recordOf(stored);
  return typeof opponent === 'string' && typeof dialText === 'string' && typeof at === 'number'
    ? { opponent, dialText, at }
    : undefined;
};

/**
 * Remembers the opponent of a car's next race through a reload, until the car's next pass or for twelve hours.
 * @param entries passes of all cars, newest first
 */
export const useOpponent = (
  vehicleUid: string,
  entries: readonly LogEntry[],
  { drafts, clock }: { drafts: DraftsPort; clock: ClockPort },
): [TypedOpponent, (typed: TypedOpponent) => void] => {
  const [all, setAll] = useState(() => recordOf(drafts.read(key)));
  const [opened] = useState(() => clock.now());
  const last = useMemo(() => {
    const pass = entries.find(({ vehicle }) => vehicle.uid === vehicleUid);
    return pass === undefined ? -Infinity : Date.parse(pass.log_entry_datetime);
  }, [entries, vehicleUid]);
  const typed = readTyped(all[vehicleUid]);
  const isAhead = typed !== undefined && typed.at >= last && opened - typed.at < longest;
  const type = useCallback(
    ({ opponent, dialText }: TypedOpponent) => {
      const next = { ...recordOf(drafts.read(key)), [vehicleUid]: { opponent, dialText, at: clock.now() } };
      drafts.write(key, next);
      setAll(next);
    },
    [vehicleUid, drafts, clock],
  );
  return [isAhead ? typed : nobody, type];
};
