import { defaultLogBookViews } from '../../logbook/logBookViews';
import { sameStored } from '../../plain/sameStored';
import type { StoredRow } from '../file/StoredLogBook';
import type { ListedRow } from './undoImport';

/** Tells whether a stored view is an unchanged default. */
export const isSeededView = ({ id, value }: StoredRow): boolean =>
  sameStored(value, defaultLogBookViews[id] ?? NaN);

/** Returns the default views to store again in place of removed ones. */
export const seededViewsAmong = (rows: readonly ListedRow[]): ListedRow[] =>
  rows.flatMap(({ list, id }) => {
    const value = list === 'views' ? defaultLogBookViews[id] : undefined;
    return value === undefined ? [] : [{ list, id, value }];
  });
