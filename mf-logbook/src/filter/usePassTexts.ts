import type { LogEntry, PassField } from '@holeshot/shared-core';
import { useEffect, useMemo, useState } from 'react';
import { passTexts, type TextOfPass } from './passTexts';

/** How many passes are read in one go: a few milliseconds of a slow phone. */
const slice = 250;

/**
 * The texts that are searched, made a few at a time while nothing else is done, so that the first letter is quick too,
 * and whether all of them were made once.
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
