import type { LogEntry, PassDoubt, Vehicle } from '@holeshot/shared-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inIdleTime } from './inIdleTime';

/** Returns the quality that an All Out pass looks like instead; undefined if right or not known yet. */
export type DoubtOf = (entry: LogEntry) => PassDoubt | undefined;

type Doubts = ReadonlyMap<string, PassDoubt>;

const none: Doubts = new Map();
/** Rest (ms) before the cars are learned: the page and the form of a pass come first. */
const restsFor = 15_000;
let engine: typeof import('./carDoubts') | undefined;

const fetchEngine = async (): Promise<typeof import('./carDoubts')> =>
  (engine ??= await import('./carDoubts'));

/** Tells whether a pass can be doubted: only an All Out one that was not asked about. */
const isOpen = ({ timeslip }: LogEntry): boolean =>
  timeslip.quality === 'All Out' && timeslip.quality_sure !== true;

/**
 * Finds the doubts about the passes of a page, once for each of its cars and list of passes, in idle time.
 * @param all every pass; undefined while loading
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
    // Without a network the engine may be missing: then nothing is doubted.
    const timer = setTimeout(() => void begin().catch(() => undefined), restsFor);
    return () => {
      gone = true;
      clearTimeout(timer);
      callOff();
    };
  }, [page, all, vehicles]);
  return useCallback((entry) => (isOpen(entry) ? doubts.get(entry.log_entry_uid) : undefined), [doubts]);
};
