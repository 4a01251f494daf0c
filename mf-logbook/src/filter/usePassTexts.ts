import type { LogEntry, PassField } from '@holeshot/shared-core';
import { useEffect, useMemo, useState } from 'react';
import { passTexts, type TextOfPass } from './passTexts';

/** Passes per slice: a few milliseconds on a slow phone. */
const slice = 250;

/**
 * Prepares the searched texts in idle slices, so that the first letter is quick, and tells when all are ready.
 */
export const usePassTexts = (
  entries: readonly LogEntry[],
  fields: readonly PassField[],
): { textOf: TextOfPass; made: boolean } => {
  const textOf = useMemo(() => passTexts(fields), [fields]);
  const [madeBy, setMadeBy] = useState<TextOfPass>();
  useEffect(() => {
    let done = 0;
    const next = (): void => {
      entries.slice(done, done + slice).forEach(textOf);
      done += slice;
      if (done < entries.length) timer = setTimeout(next, 1);
      else setMadeBy(() => textOf);
    };
    let timer = setTimeout(next, 1);
    return () => clearTimeout(timer);
  }, [entries, textOf]);
  return { textOf, made: madeBy === textOf };
};
