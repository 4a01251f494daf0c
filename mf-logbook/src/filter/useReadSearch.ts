import { useEffect, useState } from 'react';
import { plainSearch, type ReadSearch } from './plainSearch';

/**
 * Returns the reader of the search. Dates are understood once their code is loaded, which the first typed letter asks
 * for; until then, and where it cannot be loaded, a date is a word.
 */
export const useReadSearch = (isTyped: boolean): ReadSearch => {
  const [read, setRead] = useState<ReadSearch>(() => plainSearch);
  useEffect(() => {
    if (!isTyped) return;
    let left = false;
    import('./datedSearch').then(
      ({ datedSearch }) => !left && setRead(() => datedSearch),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [isTyped]);
  return read;
};
