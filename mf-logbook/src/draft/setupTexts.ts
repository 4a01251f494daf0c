import {
  parseNumber,
  seconds,
  setupLabels,
  withoutAbsent,
  type PassSetup,
  type SetupField,
} from '@holeshot/shared-core';

/** Texts of what is set for a pass: times in seconds, the level in percent. */
export type SetupTexts = Record<SetupField, string>;

/** Fields of what is set for a pass, in the order of the form. */
export const setupFields = Object.keys(setupLabels) as SetupField[];

/** Formats a setting for the form without losing a decimal; empty where it is unknown. */
const textOf = (field: SetupField, value: number | undefined): string => {
  if (value === undefined) return '';
  // A decimal fraction times 100 is off by less than this.
  if (field === 'stop_level') return String(Number((100 * value).toFixed(9)));
  const printed = value.toFixed(3);
  return Number(printed) === value ? printed : String(value);
};

/** Formats a stored setup as form texts. */
export const setupTexts = (setup: PassSetup = {}): SetupTexts => ({
  throttle_stop: textOf('throttle_stop', setup.throttle_stop),
  delay: textOf('delay', setup.delay),
  stop_start: textOf('stop_start', setup.stop_start),
  stop_level: textOf('stop_level', setup.stop_level),
});

/**
 * Reads the typed setup without texts that are no number; undefined if empty.
 * @param before the setup as the edit began with it: an untouched text keeps its value exactly
 */
export const readSetup = (typed: SetupTexts, before: PassSetup = {}): PassSetup | undefined => {
  const shown = setupTexts(before);
  const number = (field: SetupField): number | undefined =>
    typed[field] === shown[field] ? before[field] : parseNumber(typed[field]);
  const time = (field: Exclude<SetupField, 'stop_level'>) => {
    const value = number(field);
    return value === undefined ? undefined : seconds(value);
  };
  const level = number('stop_level');
  const isTyped = typed.stop_level !== shown.stop_level;
  const setup: PassSetup = withoutAbsent({
    throttle_stop: time('throttle_stop'),
    delay: time('delay'),
    stop_start: time('stop_start'),
    stop_level: level !== undefined && isTyped ? level / 100 : level,
  });
  return Object.keys(setup).length === 0 ? undefined : setup;
};
