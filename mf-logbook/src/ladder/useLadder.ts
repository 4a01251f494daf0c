import { isRecord, mostOnLadder, opponentKey, type DraftsPort } from '@holeshot/shared-core';
import { useState } from 'react';

const draftKey = 'race-day.ladder';

/** Longest text and name that are read, in characters. */
const longest = { text: 10_000, name: 60 };

/** Ladder as the racer typed it. */
interface TypedLadder {
  /** Qualified order, one name or car number a line. */
  text: string;
  /** Line that is the racer; empty before a choice. */
  own: string;
  /** Car that the racer runs; empty before a choice. */
  vehicleUid: string;
}

const nothing: TypedLadder = { text: '', own: '', vehicleUid: '' };

const parseTyped = (stored: unknown): TypedLadder => {
  if (!isRecord(stored)) return nothing;
  // An older ladder names no car.
  const { text, own, vehicleUid = '' } = stored;
  return typeof text === 'string' && typeof own === 'string' && typeof vehicleUid === 'string'
    ? { text, own, vehicleUid }
    : nothing;
};

/** Reads the qualified order; a rank such as `1.` before a name is left out. */
export const readOrder = (text: string): { names: string[]; problem?: string } => {
  if (text.length > longest.text)
    return { names: [], problem: `This list is too long. A ladder has at most ${mostOnLadder} cars.` };
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const names = lines.map((line) => line.replace(/^\d{1,2}[.)]\s+/, '')).filter((name) => name !== '');
  const tooLong = names.find((name) => name.length > longest.name);
  const seen = new Set<string>();
  const twice = names.find((name) => seen.size === seen.add(opponentKey(name)).size);
  if (tooLong !== undefined)
    return { names: [], problem: `This is no name: “${tooLong.slice(0, longest.name)}…”` };
  if (twice !== undefined) return { names: [], problem: `${twice} is in the list twice.` };
  if (names.length > mostOnLadder)
    return {
      names: [],
      problem: `A ladder has at most ${mostOnLadder} cars. This list has ${names.length}.`,
    };
  return { names };
};

/** Holds the ladder on this device, until the racer types another. */
export const useLadder = (drafts: DraftsPort): [TypedLadder, (change: Partial<TypedLadder>) => void] => {
  const [typed, setTyped] = useState(() => parseTyped(drafts.read(draftKey)));
  return [
    typed,
    (change) => {
      const next = { ...typed, ...change };
      setTyped(next);
      if (next.text.trim() === '') drafts.clear(draftKey);
      else drafts.write(draftKey, next);
    },
  ];
};
