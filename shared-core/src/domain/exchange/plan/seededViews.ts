import { defaultLogBookViews } from '../../logbook/logBookViews';
import { sameStored } from '../../plain/sameStored';
import type { StoredRow } from '../file/StoredLogBook';
import type { ListedRow } from './undoImport';

/** Whether a stored view is one that every racer starts with, as it was given: nobody has chosen its columns. */
export const isSeededView = ({ id, value }: StoredRow): boolean =>
  sameStored(value, defaultLogBookViews[id] ?? NaN);

/** The views that a racer starts with, of those that are taken back: to be stored again in the place of these. */
export const seededViewsAmong = (rows: readonly ListedRow[]): ListedRow[] =>
  rows.flatMap(({ list, id }) => {
    const value = list === 'views' ? defaultLogBookViews[id] : undefined;
    return value === undefined ? [] : [{ list, id, value }];
  });
