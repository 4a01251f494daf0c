import type { LogEntry, PassDoubt, Vehicle } from '@holeshot/shared-core';
import { useEffect, useState } from 'react';
import { doubtInSlices } from '../pass/doubtInSlices';

/**
 * Returns what a stored All Out pass looks like; undefined if right, or until calculated in slices.
 * @param pass undefined if not stored yet
 * @param passes of any car, in any order
 */
export const useDoubt = (
  pass: LogEntry | undefined,
  vehicle: Vehicle | undefined,
  passes: readonly LogEntry[],
): PassDoubt | undefined => {
  const [found, setFound] = useState<{ pass: LogEntry; vehicle: Vehicle; doubt: PassDoubt }>();
  useEffect(() => {
    if (pass === undefined || vehicle === undefined) return undefined;
    const work = { canceled: false };
    void doubtInSlices({ vehicle, passes, pass }, work).then((doubt) => {
      if (!work.canceled) setFound(doubt && { pass, vehicle, doubt });
    });
    return () => {
      work.canceled = true;
    };
  }, [pass, vehicle, passes]);
  return found?.pass === pass && found?.vehicle === vehicle ? found?.doubt : undefined;
};
