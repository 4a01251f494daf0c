import {
  formatDial,
  formatEt,
  formatMph,
  raceDay,
  type LogEntry,
  type PassField,
} from '@holeshot/shared-core';
import { oncePerPass } from '../pass/oncePerPass';

/** Returns what a search reads of a pass. */
export type TextOfPass = (entry: LogEntry) => {
  /** In lower case. */
  text: string;
  /** Race day by the track's clocks, `2026-06-20`; empty where it is unknown. */
  day: string;
};

/**
 * Creates the searched text of a pass once: its words, the slip numbers that racers remember, and its race day.
 * @param fields all values of this racer's passes
 */
export const passTexts = (fields: readonly PassField[]): TextOfPass => {
  const words = fields.filter(({ numeric, key }) => !numeric && key !== 'log_entry_datetime');
  return oncePerPass((entry) => {
    const { finish_et, finish_mph } = entry.derived;
    const figures = [
      formatEt(finish_et),
      formatMph(finish_mph),
      formatDial(entry.timeslip.dialin_et),
      formatEt(entry.setup?.throttle_stop),
    ];
    return {
      text: [...words.map((field) => field.show(entry)), ...figures].join('\n').toLowerCase(),
      day: raceDay(entry.log_entry_datetime, entry.location.timezone) ?? '',
    };
  });
};
