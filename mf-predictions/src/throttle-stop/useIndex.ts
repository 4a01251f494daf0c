import {
  formatDial,
  knownIndex,
  parseNumber,
  recordOf,
  seconds,
  type DraftsPort,
  type Engine,
  type Seconds,
} from '@holeshot/shared-core';
import { useCallback, useMemo, useState } from 'react';

/** Remembers on this device the index that the racer typed for each car, as text. */
const key = 'indexes';

/** Index of a car: the one that the racer typed, else the one of its passes. */
export interface CarIndex {
  /** As the field shows it. */
  text: string;
  /** Undefined where the text is no number. */
  index: Seconds | undefined;
  isTyped: boolean;
  type: (text: string) => void;
}

/** Returns the index of a car, and how to type another one. */
export const useIndex = (vehicleUid: string, engine: Engine, drafts: DraftsPort): CarIndex => {
  const known = useMemo(() => knownIndex(engine), [engine]);
  const [all, setAll] = useState(() => recordOf(drafts.read(key)));
  const typed = all[vehicleUid];
  const type = useCallback(
    (text: string): void => {
      setAll((before) => ({ ...before, [vehicleUid]: text }));
      const { [vehicleUid]: _, ...others } = recordOf(drafts.read(key));
      drafts.write(key, text.trim() === '' ? others : { ...others, [vehicleUid]: text });
    },
    [vehicleUid, drafts],
  );
  return useMemo(() => {
    const isTyped = typeof typed === 'string';
    const text = isTyped ? typed : known === undefined ? '' : formatDial(known);
    const index = parseNumber(text);
    return { text, index: index === undefined ? undefined : seconds(index), isTyped, type };
  }, [typed, known, type]);
};
