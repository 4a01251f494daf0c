import { catchError, defer, of, type Observable } from 'rxjs';
import { unknown, type Loadable } from '@holeshot/shared-core';
import { reportError } from '../debugLog/debugLog';
import { deviceStorage } from '../device/deviceStorage';
import { reportOnce } from '../debugLog/reportOnce';
import type { Remembered, RememberedName } from './readRemembered';
import { shownFirst } from './shownFirst';
import { untilTold } from './untilTold';

/** Pause (ms) that combines changes into one write. */
const restMs = 1000;

/** Most rows remembered of a list; others have no limit. */
const most: Partial<Record<RememberedName, number>> = { passes: shownFirst };

const keyOf = (name: RememberedName, uid: string): string => `holeshot.${name}.${uid}`;

/** Latest texts by key. */
const told = new Map<string, unknown>();

/** Timers of pending writes by key. */
const unwritten = new Map<string, ReturnType<typeof setTimeout>>();

/** Racers who deleted their account, or cleared the device: nothing of theirs is remembered. */
const forgotten = new Set<string>();

const stopWriting = (key: string): void => {
  clearTimeout(unwritten.get(key));
  unwritten.delete(key);
};

const write = (key: string): void => {
  stopWriting(key);
  const text = JSON.stringify(told.get(key));
  if (text === deviceStorage.getItem(key)) return;
  // If the new record does not fit, the old one must not show as current.
  deviceStorage.removeItem(key);
  deviceStorage.setItem(key, text);
};

// A tab closed or reloaded during the pause writes at once.
addEventListener('pagehide', () => [...unwritten.keys()].forEach(write));

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((row, index) => row === other[index]));

/** Remembers a record of a racer for the next start: nothing for an unknown one, `null` for an absent one. */
export const remember = <Name extends RememberedName>(
  name: Name,
  uid: string,
  value: Loadable<Remembered[Name]>,
): void => {
  if (value.state === 'unknown' || forgotten.has(uid)) return;
  const key = keyOf(name, uid);
  const whole: unknown = value.state === 'present' ? value.value : null;
  const next = Array.isArray(whole) ? whole.slice(0, most[name]) : whole;
  if (isSame(told.get(key), next)) return;
  told.set(key, next);
  stopWriting(key);
  unwritten.set(
    key,
    setTimeout(() => write(key), restMs),
  );
};

/** Forgets a racer who deleted the account or cleared the device: nothing more is remembered until the next start. */
export const forgetRemembered = (uid: string): void => {
  forgotten.add(uid);
  for (const key of unwritten.keys()) if (key.endsWith(`.${uid}`)) stopWriting(key);
};

/** Loads the reader of records, which is not part of the first paint. */
const reader = () => import(/* webpackChunkName: "remembered" */ './readRemembered');

/** Loads the reader before a page needs it; after a failure the page tries again. */
export const prepareRemembered = (): void => void reader().catch(() => undefined);

const once = reportOnce(reportError);

/**
 * Emits a remembered record of a racer until the database has it.
 * @param uid of the racer; undefined while nobody is signed in
 * @param fetchReader loads the reader; after a failure the record is unknown until the next subscription
 */
export const sooner = <Name extends RememberedName>(
  name: Name,
  uid: string | undefined,
  stored$: Observable<Loadable<Remembered[Name]>>,
  fetchReader = reader,
): Observable<Loadable<Remembered[Name]>> => {
  const read = async (): Promise<Loadable<Remembered[Name]>> => {
    const text = uid === undefined ? null : deviceStorage.getItem(keyOf(name, uid));
    return text === null ? unknown : (await fetchReader()).readRemembered(name, text);
  };
  const remembered$ = defer(read).pipe(
    catchError((error: unknown) => {
      once(error, 'remembered');
      return of(unknown);
    }),
  );
  return untilTold(remembered$, stored$);
};
