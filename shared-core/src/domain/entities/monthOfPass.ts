import { recordOf } from '../plain/record';
import { logBookId } from './logBookId';

/** Month of a vehicle: one document, with the parts of its id. */
export interface LogBookMonth {
  /** `vehicle_year_month`. */
  id: string;
  vehicle_uid: string;
  year: number;
  /** 1 to 12. */
  month: number;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Finds the month of a pass, read or as stored, by its own vehicle, time and track. */
export const monthOfPass = (entry: unknown): LogBookMonth => {
  const { vehicle, location, log_entry_datetime } = recordOf(entry);
  const vehicleUid = textOf(recordOf(vehicle)['uid']);
  const zone = textOf(recordOf(location)['timezone']);
  return { ...logBookId(vehicleUid, textOf(log_entry_datetime), zone), vehicle_uid: vehicleUid };
};
