import { formatDateTime, formatEt, type LogEntry } from '@holeshot/shared-core';

/** Names a pass: `11.241 of '69 Nova, 06/20/2026 1:05 PM`. */
export const passWords = ({ derived, vehicle, log_entry_datetime, location }: LogEntry): string => {
  const figure = derived.finish_et === undefined ? 'A pass' : formatEt(derived.finish_et);
  return `${figure} of ${vehicle.name}, ${formatDateTime(log_entry_datetime, location.timezone)}`;
};
