import { formatDifference, passFouls, type Foul, type LogEntry } from '@holeshot/shared-core';

const names: Record<Foul['kind'], string> = { 'red light': 'Red light', breakout: 'Breakout' };

/** Returns the racer's fouls on a pass with their amounts, each as one word that no line breaks. */
export const foulWords = (entry: LogEntry): string[] =>
  passFouls(entry).map(({ kind, by }) => `${names[kind]} ${formatDifference(by)}`.replaceAll(' ', '\u00a0'));

/** Returns the result of a pass with the racer's fouls, without amounts: `Loss, red light`. */
export const resultWithFouls = (entry: LogEntry): string =>
  [entry.timeslip.result, ...passFouls(entry).map(({ kind }) => kind)].join(', ');
