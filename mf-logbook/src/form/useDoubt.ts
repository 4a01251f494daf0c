import type { LogEntry, PassDoubt, Vehicle } from '@holeshot/shared-core';
import { useEffect, useState } from 'react';
import { doubtInSlices } from '../pass/doubtInSlices';

/**
 * What a stored pass that is marked All Out looks like instead; undefined where it looks right, and until that is
 * worked out, a slice at a time.
 * @param pass undefined for one that is not stored yet
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
    const work = { cancelled: false };
    void doubtInSlices({ vehicle, passes, pass }, work).then((doubt) => {
      if (!work.cancelled) setFound(doubt && { pass, vehicle, doubt });
    });
    return () => {
      work.cancelled = true;
    };
  }, [pass, vehicle, passes]);
  return found?.pass === pass && found?.vehicle === vehicle ? found?.doubt : undefined;
};
