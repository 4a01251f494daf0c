import type { SlipTimes } from './LogEntry';
import type { PassSetup } from './PassSetup';

/** Racers' names of what is set for a pass. */
export const setupLabels = {
  throttle_stop: 'Throttle stop',
  delay: 'Delay box',
  stop_start: 'Stop start',
  stop_level: 'Stop open %',
} as const satisfies Record<keyof PassSetup, string>;

/** Setting of a pass. */
export type SetupField = keyof typeof setupLabels;

/** Problems of a setup by field: errors are impossible, doubts are possible but unlikely. */
export interface SetupCheck {
  errors: Partial<Record<SetupField, string>>;
  doubts: Partial<Record<SetupField, string>>;
}

/** Longest time (s) of any setting: no pass takes longer. */
const longestPass = 60;
/** Longest delay (s) of a delay box. */
const longestDelay = 10;

const problemOf = (field: SetupField, value: number, et: number | undefined): string | undefined => {
  const label = setupLabels[field];
  if (field === 'stop_level')
    return value >= 0 && value <= 1 ? undefined : `${label} must be between 0 and 100.`;
  if (value < 0) return `${label} cannot be negative.`;
  if (value >= longestPass) return `${label} is in seconds: ${(value / 1000).toFixed(3)}, not ${value}.`;
  if (field === 'delay')
    return value <= longestDelay ? undefined : `${label} must be at most ${longestDelay} s.`;
  return et === undefined || value < et
    ? undefined
    : `${label} must be less than the ET of the pass, ${et.toFixed(3)} s.`;
};

/**
 * Checks what was set for a pass with this slip: times are in seconds and not negative, and a stop ends before the
 * pass does. A stop of more than half of the pass is doubted: 5.38 for 0.538.
 */
export const checkSetup = (setup: PassSetup, { et_1320, et_1000, et_660 }: SlipTimes): SetupCheck => {
  const et = et_1320 ?? et_1000 ?? et_660;
  const errors: SetupCheck['errors'] = {};
  for (const field of Object.keys(setupLabels) as SetupField[]) {
    const value = setup[field];
    const problem = value === undefined ? undefined : problemOf(field, value, et);
    if (problem !== undefined) errors[field] = problem;
  }
  const stop = setup.throttle_stop;
  const isLong =
    stop !== undefined && et !== undefined && errors.throttle_stop === undefined && stop > et / 2;
  return {
    errors,
    doubts: isLong
      ? {
          throttle_stop: `A throttle stop of ${stop.toFixed(3)} s is more than half of the pass. Is this right?`,
        }
      : {},
  };
};
