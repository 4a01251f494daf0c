import { formatDial, formatEt, formatMph, type LogEntry, type PassField } from '@holeshot/shared-core';
import { oncePerPass } from '../pass/oncePerPass';

/** Returns the searched text of a pass, in lower case. */
export type TextOfPass = (entry: LogEntry) => string;

/**
 * Creates the searched text of a pass once: its words and the slip numbers that racers remember.
 * @param fields all values of this racer's passes
 */
export const passTexts = (fields: readonly PassField[]): TextOfPass => {
  const words = fields.filter(({ numeric, key }) => !numeric && key !== 'log_entry_datetime');
  return oncePerPass((entry) => {
    const { finish_et, finish_mph } = entry.derived;
    const figures = [formatEt(finish_et), formatMph(finish_mph), formatDial(entry.timeslip.dialin_et)];
    return [...words.map((field) => field.show(entry)), ...figures].join('\n').toLowerCase();
  });
};
