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
 * Returns the same columns while they are equal: a start creates them with each read, and every row would be drawn
 * again.
 */
export const useSameColumns = (columns: PassColumn[]): PassColumn[] => {
  const [shown, setShown] = useState(columns);
  if (areSame(shown, columns)) return shown;
  setShown(columns);
  return columns;
};
