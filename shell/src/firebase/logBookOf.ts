import { logBookId, recordOf } from '@holeshot/shared-core';

/** The document of a month, by what its id is made of. */
export interface LogBook {
  /** `vehicle_year_month`. */
  id: string;
  vehicle_uid: string;
  year: number;
  /** 1 to 12. */
  month: number;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The log book that a pass, read or as it is stored, belongs to by its own vehicle, time and track. */
export const logBookOf = (entry: unknown): LogBook => {
  const { vehicle, location, log_entry_datetime } = recordOf(entry);
  const vehicleUid = textOf(recordOf(vehicle)['uid']);
  const zone = textOf(recordOf(location)['timezone']);
  return { ...logBookId(vehicleUid, textOf(log_entry_datetime), zone), vehicle_uid: vehicleUid };
};
