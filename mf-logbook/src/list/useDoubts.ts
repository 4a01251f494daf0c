import type { LogEntry, PassDoubt, Vehicle } from '@holeshot/shared-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inIdleTime } from './inIdleTime';

/** What a pass that is marked All Out looks like instead; undefined where it looks right, or nobody knows yet. */
export type DoubtOf = (entry: LogEntry) => PassDoubt | undefined;

type Doubts = ReadonlyMap<string, PassDoubt>;

const none: Doubts = new Map();
/**
 * The page, and a pass that is being logged, come first: the cars are learned once all has stood unchanged for so long,
 * in milliseconds.
 */
const restsFor = 15_000;
let engine: typeof import('./carDoubts') | undefined;

const fetchEngine = async (): Promise<typeof import('./carDoubts')> =>
  (engine ??= await import('./carDoubts'));

/** Whether a pass can be doubted at all: those that are marked otherwise, or were asked about, are not. */
const isOpen = ({ timeslip }: LogEntry): boolean =>
  timeslip.quality === 'All Out' && timeslip.quality_sure !== true;

/**
 * The doubts about the passes of a page, worked out once for each of its cars and list of passes, in idle time alone.
 * @param all every pass; undefined while they are being read
 */
export const useDoubts = (
  page: readonly LogEntry[],
  all: readonly LogEntry[] | undefined,
  vehicles: readonly Vehicle[],
): DoubtOf => {
  const [doubts, setDoubts] = useState(none);
  const known = useRef({ all, vehicles, byCar: new Map<string, Doubts>() });
  useEffect(() => {
    if (all === undefined) return undefined;
    if (known.current.all !== all || known.current.vehicles !== vehicles)
      known.current = { all, vehicles, byCar: new Map() };
    const { byCar } = known.current;
    const shown = new Set(page.filter(isOpen).map(({ vehicle }) => vehicle.uid));
    const cars = vehicles.filter(({ uid }) => shown.has(uid) && !byCar.has(uid));
    if (cars.length === 0) return undefined;

    let gone = false;
    let callOff = (): void => undefined;
    const begin = async (): Promise<void> => {
      const { carDoubts } = await fetchEngine();
      if (gone) return;
      callOff = inIdleTime(carDoubts(cars, all), (found) => {
        for (const [uid, ofCar] of found) byCar.set(uid, ofCar);
        const every = new Map([...byCar.values()].flatMap((ofCar) => [...ofCar]));
        setDoubts((before) => (before.size + every.size === 0 ? before : every));
      });
    };
    // Without a network the engine may not be there: then nothing is doubted.
    const timer = setTimeout(() => void begin().catch(() => undefined), restsFor);
    return () => {
      gone = true;
      clearTimeout(timer);
      callOff();
    };
  }, [page, all, vehicles]);
  return useCallback((entry) => (isOpen(entry) ? doubts.get(entry.log_entry_uid) : undefined), [doubts]);
};
