import { answerOf } from '@holeshot/shared-core/react';
import type { Trouble } from './troubles';

const minute = 60_000;
const units = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** Milliseconds; a smaller error changes neither the weather nor the order of passes. */
const tolerated = 5 * minute;

const amount = (millis: number): string => {
  const [unit, length] = units.find(([, each]) => millis >= each) ?? ['minute', minute];
  const count = Math.round(millis / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

/**
 * Returns the trouble of a wrong clock, or undefined if it is right enough.
 * @param ahead milliseconds that the device is ahead of the server; negative: behind
 */
export const clockTrouble = (ahead: number): Trouble | undefined => {
  if (!(Math.abs(ahead) >= tolerated)) return undefined;
  return {
    kind: 'clock',
    short: 'Clock wrong',
    text: `The clock of this device is ${amount(Math.abs(ahead))} ${ahead > 0 ? 'ahead' : 'behind'}. New passes and weather would get the wrong time, and the trial would count wrongly. Logged passes keep their time. Set the clock, then come back to this page.`,
  };
};

/**
 * Measures how far the device's clock is ahead of the server's, in milliseconds; undefined without an answer or its date.
 * @param now milliseconds
 */
export const aheadOfServer = async (
  fetchUrl: typeof fetch,
  now: () => number,
): Promise<number | undefined> => {
  const asked = now();
  const response = await answerOf(
    () => fetchUrl('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' }),
    undefined,
  );
  if (response === undefined) return undefined;
  const { headers } = response;
  const answered = now();
  const server = Date.parse(headers.get('date') ?? '') + 1000 * Number(headers.get('age') ?? 0);
  return Number.isFinite(server) ? (asked + answered) / 2 - server : undefined;
};
