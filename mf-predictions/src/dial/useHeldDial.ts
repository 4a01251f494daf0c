import {
  defaultUserSettings,
  recordOf,
  type LogEntry,
  type Ports,
  type Seconds,
  type UserSettings,
} from '@holeshot/shared-core';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** Remembers on this device the dial of each car and since when it is held: the settings have one number for all cars. */
const key = 'held-dials';

/** Key under which this device remembered the usual risk before it was a setting. */
const earlierKey = 'dial-risk';

/** Dial that the racer holds, and the risk at which a dial stands without one. */
export interface HeldDial {
  /** Seconds; null where the racer holds none. */
  held: number | null;
  /** Holds a dial; null lets it go. */
  hold: (dial: Seconds | null) => void;
  /** A share of 1. */
  usualRisk: number;
}

/** Dials (s) by the uid of their car, each with the moment (ms) since which it is held. */
type Dials = Record<string, { dial: number; at: number }>;

const dialsOf = (draft: unknown): Dials =>
  Object.fromEntries(
    Object.entries(recordOf(draft)).flatMap(([uid, held]): [string, Dials[string]][] => {
      const { dial, at } = recordOf(held);
      return typeof dial === 'number' && typeof at === 'number' ? [[uid, { dial, at }]] : [];
    }),
  );

const without = (dials: Dials, vehicleUid: string): Dials =>
  Object.fromEntries(Object.entries(dials).filter(([uid]) => uid !== vehicleUid));

const timeOfLast = (vehicleUid: string, passes: readonly LogEntry[]): number | undefined => {
  const last = passes.find(({ vehicle }) => vehicle.uid === vehicleUid);
  return last === undefined ? undefined : Date.parse(last.log_entry_datetime);
};

/**
 * Remembers the dial that the racer holds for each car, until the car's next pass.
 * A dial that another device holds has no known car: it counts for each that it fits.
 * @param passes of the car or of all cars, newest first
 */
export const useHeldDial = (
  vehicleUid = '',
  passes: readonly LogEntry[],
  chosen: UserSettings | undefined,
  { settings, drafts, clock }: Pick<Ports, 'settings' | 'drafts' | 'clock'>,
): HeldDial => {
  const stored = chosen?.selectedDdpEt ?? null;
  /** Choice that the settings do not show yet; undefined once they do. */
  const [asked, setAsked] = useState<{ dial: number | null }>();
  const [seen, setSeen] = useState(stored);
  if (seen !== stored) {
    setSeen(stored);
    if (stored === null || stored === asked?.dial) setAsked(undefined);
  }
  const set = asked === undefined ? stored : asked.dial;
  const [dials, setDials] = useState(() => dialsOf(drafts.read(key)));
  const isOfDevice = Object.values(dials).some(({ dial }) => dial === set);
  const own = isOfDevice ? dials[vehicleUid] : undefined;
  const last = timeOfLast(vehicleUid, passes);
  const [first, setFirst] = useState({ vehicleUid, last });
  if (first.vehicleUid !== vehicleUid || (first.last === undefined && last !== undefined))
    setFirst({ vehicleUid, last });
  const since = isOfDevice ? own?.at : first.last;
  const hasRun = last !== undefined && since !== undefined && last > since;
  const ofAnother = isOfDevice ? null : set;
  const held = hasRun ? null : (own?.dial ?? ofAnother);

  const store = useCallback(
    (next: Dials, dial: number | null) => {
      drafts.write(key, next);
      setDials(next);
      setAsked(dial === stored ? undefined : { dial });
      settings.update({ selectedDdpEt: dial });
    },
    [drafts, settings, stored],
  );
  const letGo = useCallback(() => {
    const left = without(dials, vehicleUid);
    // The setting goes on with the dial of another car.
    store(left, isOfDevice ? (Object.values(left)[0]?.dial ?? null) : null);
  }, [dials, vehicleUid, isOfDevice, store]);
  const isOver = own !== undefined && hasRun;
  useEffect(() => {
    if (isOver) letGo();
  }, [isOver, letGo]);
  const hold = useCallback(
    (dial: Seconds | null) => {
      if (dial === null) letGo();
      else store({ ...dials, [vehicleUid]: { dial, at: clock.now() } }, dial);
    },
    [dials, vehicleUid, letGo, store, clock],
  );

  const setRisk = chosen?.usualRisk;
  useEffect(() => {
    const earlier = drafts.read(earlierKey);
    if (earlier === undefined || setRisk === undefined) return;
    drafts.clear(earlierKey);
    // A risk that the racer set since, on any device, counts.
    const isFree = setRisk === defaultUserSettings.usualRisk;
    if (isFree && typeof earlier === 'number' && earlier >= 0.001 && earlier <= 0.999)
      settings.update({ usualRisk: earlier });
  }, [drafts, settings, setRisk]);
  const usualRisk = setRisk ?? defaultUserSettings.usualRisk;
  return useMemo(() => ({ held, hold, usualRisk }), [held, hold, usualRisk]);
};
