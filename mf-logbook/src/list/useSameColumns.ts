import { useState } from 'react';
import type { PassColumn } from './passColumns';

const areSame = (one: readonly PassColumn[], other: readonly PassColumn[]): boolean =>
  one.length === other.length &&
  one.every((column, index) => {
    const its = other[index];
    return (
      column.key === its?.key &&
      column.label === its.label &&
      column.strong === its.strong &&
      column.show === its.show
    );
  });

/**
 * The same columns while they say the same: a start makes them anew with each thing it reads, and every row on the page
 * would be drawn again.
 */
export const useSameColumns = (columns: PassColumn[]): PassColumn[] => {
  const [shown, setShown] = useState(columns);
  if (areSame(shown, columns)) return shown;
  setShown(columns);
  return columns;
};
