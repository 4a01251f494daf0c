import { formatDifference, passFouls, type Foul, type LogEntry } from '@holeshot/shared-core';

const names: Record<Foul['kind'], string> = { 'red light': 'Red light', breakout: 'Breakout' };

/** What the racer did wrong on a pass and by how much, each as one word that no line breaks. */
export const foulWords = (entry: LogEntry): string[] =>
  passFouls(entry).map(({ kind, by }) => `${names[kind]} ${formatDifference(by)}`.replaceAll(' ', '\u00a0'));

/** How a pass ended and the fouls of the racer in it, without their amounts: `Loss, red light`. */
export const resultWithFouls = (entry: LogEntry): string =>
  [entry.timeslip.result, ...passFouls(entry).map(({ kind }) => kind)].join(', ');
