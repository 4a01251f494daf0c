import { recordOf } from '../plain/record';
import { logBookId } from './logBookId';

/** The month of a vehicle that is one document, by what its id is made of. */
export interface LogBookMonth {
  /** `vehicle_year_month`. */
  id: string;
  vehicle_uid: string;
  year: number;
  /** 1 to 12. */
  month: number;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The month that a pass, read or as it is stored, belongs to by its own vehicle, time and track. */
export const monthOfPass = (entry: unknown): LogBookMonth => {
  const { vehicle, location, log_entry_datetime } = recordOf(entry);
  const vehicleUid = textOf(recordOf(vehicle)['uid']);
  const zone = textOf(recordOf(location)['timezone']);
  return { ...logBookId(vehicleUid, textOf(log_entry_datetime), zone), vehicle_uid: vehicleUid };
};
