import { ownerOfVehicle, vehicleUidOfRacer } from '../../entities/vehicleUid';
import { isRecord } from '../../plain/record';
import type { FileRow } from '../file/FileRow';
import { vehicleUidOf, type StoredLogBook, type StoredRecord } from '../file/StoredLogBook';

/** Returns the uid of the vehicle that a row belongs to; undefined for a row of none. */
export const ownerOf = ({ list, value }: Pick<FileRow, 'list' | 'value'>): string | undefined => {
  if (list === 'entries') return vehicleUidOf(value);
  const owner = value['vehicle_uid'];
  return (list === 'tunes' || list === 'predictions') && typeof owner === 'string' ? owner : undefined;
};

const renamed = (row: FileRow, newUid: (uid: string) => string): FileRow => {
  const { list, id, value } = row;
  const before = list === 'vehicles' ? id : ownerOf(row);
  if (before === undefined) return row;
  const uid = newUid(before);
  if (uid === before) return row;
  if (list === 'vehicles') return { ...row, id: uid, value: { ...value, uid } };
  if (list === 'entries') {
    const vehicle: StoredRecord = isRecord(value['vehicle']) ? value['vehicle'] : {};
    return { ...row, value: { ...value, vehicle: { ...vehicle, uid } } };
  }
  const own = { ...row, value: { ...value, vehicle_uid: uid } };
  return list === 'tunes' && id.startsWith(`${before}_`)
    ? { ...own, id: `${uid}${id.slice(before.length)}` }
    : own;
};

/**
 * Gives rows of a file vehicles that are this account's alone, since the log books of all racers stand side by side
 * under the uids of their vehicles. Rows from elsewhere get uids that name this account, the same each time, so that
 * the file is recognized. Rows of vehicles that the account has, or that name it, keep their uids; a vehicle from before
 * uids named their owner, which the account has no more, gets a new one, since the server takes in none that names nobody.
 */
export const withOwnVehicles = (
  rows: readonly FileRow[],
  { account, vehicles }: Pick<StoredLogBook, 'account' | 'vehicles'>,
): readonly FileRow[] => {
  const kept = new Set(vehicles.map(({ id }) => id));
  const isOwn = (uid: string): boolean => kept.has(uid) || ownerOfVehicle(uid) === account;
  const newUid = (uid: string): string => (isOwn(uid) ? uid : vehicleUidOfRacer(uid, account));
  return rows.map((row) => renamed(row, newUid));
};
