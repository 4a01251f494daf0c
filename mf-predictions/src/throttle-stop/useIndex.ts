import {
  formatDial,
  knownIndex,
  parseNumber,
  recordOf,
  seconds,
  type DraftsPort,
  type Seconds,
} from '@holeshot/shared-core';
import { useCallback, useMemo, useState } from 'react';
import type { PredictedPass } from '../prediction/nextPass';

/** Remembers on this device the index that the racer typed for each car and distance, as text. */
const key = 'indexes';

/** Index of a car: the one that the racer typed, else the one of its passes. */
export interface CarIndex {
  /** As the field shows it. */
  text: string;
  /** Undefined where the text is no number. */
  index: Seconds | undefined;
  /** Index that both cars race for; undefined in bracket racing. */
  raced: Seconds | undefined;
  isTyped: boolean;
  type: (text: string) => void;
}

/** Returns the index of a car, and how to type another one. */
export const useIndex = (
  vehicleUid: string,
  { engine, timer }: Pick<PredictedPass, 'engine' | 'timer'>,
  drafts: DraftsPort,
): CarIndex => {
  const place = `${vehicleUid} ${engine.finish}`;
  const runsStop = timer !== undefined;
  const known = useMemo(() => knownIndex(engine), [engine]);
  const [all, setAll] = useState(() => recordOf(drafts.read(key)));
  const typed = all[place];
  const type = useCallback(
    (text: string): void => {
      setAll((before) => ({ ...before, [place]: text }));
      const { [place]: _, ...others } = recordOf(drafts.read(key));
      drafts.write(key, text.trim() === '' ? others : { ...others, [place]: text });
    },
    [place, drafts],
  );
  return useMemo(() => {
    const isTyped = typeof typed === 'string';
    const text = isTyped ? typed : known === undefined ? '' : formatDial(known);
    const number = parseNumber(text);
    const index = number === undefined ? undefined : seconds(number);
    const raced = runsStop && index !== undefined && index > 0 ? index : known;
    return { text, index, raced, isTyped, type };
  }, [typed, known, runsStop, type]);
};
