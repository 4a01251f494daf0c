import { formatEt, type Seconds, type SupposedTimer } from '@holeshot/shared-core';

/** Formats a timer in seconds: hundredths, and the thousandth where it has one. */
export const formatTimer = (timer: Seconds): string => {
  if (timer === 0) return '0';
  const whole = formatEt(timer);
  return whole.endsWith('0') ? whole.slice(0, -1) : whole;
};

/** Says the timer of a throttle stop, to stand behind a car and its track; empty for a car without one. */
export const timerInWords = (timer: Seconds | undefined): string => {
  if (timer === undefined) return '';
  return timer === 0 ? ' · full pass' : ` · timer ${formatTimer(timer)}`;
};

const whose: Record<SupposedTimer['of'], string> = {
  racer: 'as you set it',
  'last pass': 'as in your last pass',
  'earlier pass': 'as you noted last',
};

/** Says the timer that a call supposes, and whose it is. */
export const timerSentence = ({ timer, of }: SupposedTimer): string =>
  `${timer === 0 ? 'Full pass' : `Timer ${formatTimer(timer)}`}, ${whose[of]}`;
