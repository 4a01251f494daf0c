import { formatDial, formatEt, formatMph, type LogEntry, type PassField } from '@holeshot/shared-core';
import { oncePerPass } from '../pass/oncePerPass';

/** What can be searched for in a pass, in lower case. */
export type TextOfPass = (entry: LogEntry) => string;

/**
 * Gives the text of each pass that is searched: its words, and the figures on its slip that racers remember. It is
 * made once a pass, so that each further letter only looks through it.
 * @param fields every value that a pass of this racer can have
 */
export const passTexts = (fields: readonly PassField[]): TextOfPass => {
  const words = fields.filter(({ numeric, key }) => !numeric && key !== 'log_entry_datetime');
  return oncePerPass((entry) => {
    const { finish_et, finish_mph } = entry.derived;
    const figures = [formatEt(finish_et), formatMph(finish_mph), formatDial(entry.timeslip.dialin_et)];
    return [...words.map((field) => field.show(entry)), ...figures].join('\n').toLowerCase();
  });
};
