import { raceDay, readClockTimes, recordOf, type DraftsPort, type Location } from '@holeshot/shared-core';
import { useCallback, useMemo, useState } from 'react';

/** Remembers on this device the times of the rounds at a track, as text. */
const key = 'rounds';

/** Times of the rounds of a day, as the racer typed them. */
interface TypedRounds {
  text: string;
  /** ISO 8601, in order; undefined where the text is none. */
  rounds: string[] | undefined;
  type: (text: string) => void;
}

interface Stored {
  text: string;
  /** Time, ISO 8601, of the last typing. */
  at: string;
}

const readStored = (stored: unknown): Stored | undefined => {
  const { text, at } = recordOf(stored);
  return typeof text === 'string' && typeof at === 'string' ? { text, at } : undefined;
};

/**
 * Returns the times of the rounds at a track, and how to type others. They end with the race day.
 * @param now milliseconds
 */
export const useRounds = (
  { uid, timezone }: Pick<Location, 'uid' | 'timezone'>,
  drafts: DraftsPort,
  now: number,
): TypedRounds => {
  const [all, setAll] = useState(() => recordOf(drafts.read(key)));
  const today = raceDay(new Date(now).toISOString(), timezone);
  const stored = useMemo(() => {
    const found = readStored(all[uid]);
    return found !== undefined && raceDay(found.at, timezone) === today ? found : undefined;
  }, [all, uid, timezone, today]);
  const type = useCallback(
    (text: string): void => {
      const { [uid]: _, ...others } = recordOf(drafts.read(key));
      const typed =
        text.trim() === '' ? others : { ...others, [uid]: { text, at: new Date(now).toISOString() } };
      setAll(typed);
      drafts.write(key, typed);
    },
    [uid, drafts, now],
  );
  return useMemo(
    () => ({
      text: stored?.text ?? '',
      rounds: stored && readClockTimes(stored.text, stored.at, timezone),
      type,
    }),
    [stored, timezone, type],
  );
};
