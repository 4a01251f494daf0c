import { catchError, defer, of, type Observable } from 'rxjs';
import { unknown, type Loadable } from '@holeshot/shared-core';
import { reportError } from '../debugLog/debugLog';
import { deviceStorage } from '../device/deviceStorage';
import { reportOnce } from '../debugLog/reportOnce';
import type { Remembered, RememberedName } from './readRemembered';
import { shownFirst } from './shownFirst';
import { untilTold } from './untilTold';

/** Changes that come one after the other are written once. */
const restMs = 1000;

/** So many rows of a list are kept at most; of the others all. */
const most: Partial<Record<RememberedName, number>> = { passes: shownFirst };

const keyOf = (name: RememberedName, uid: string): string => `holeshot.${name}.${uid}`;

/** What was told last, by its key. */
const told = new Map<string, unknown>();

/** What will write those that are not written yet. */
const unwritten = new Map<string, ReturnType<typeof setTimeout>>();

/** Whose account is gone: nothing of theirs is kept any more. */
const forgotten = new Set<string>();

const stopWriting = (key: string): void => {
  clearTimeout(unwritten.get(key));
  unwritten.delete(key);
};

const write = (key: string): void => {
  stopWriting(key);
  const text = JSON.stringify(told.get(key));
  if (text === deviceStorage.getItem(key)) return;
  // Where the new does not fit, the old would be shown as if it were still true.
  deviceStorage.removeItem(key);
  deviceStorage.setItem(key, text);
};

// A tab that is closed or reloaded in that second writes at once.
addEventListener('pagehide', () => [...unwritten.keys()].forEach(write));

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((row, index) => row === other[index]));

/** Keeps something of a racer's on the device for the next start; of what is not known nothing, of what is absent `null`. */
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

/** Keeps nothing more of a racer whose account is gone, also of what is still told of them until the next start. */
export const forgetRemembered = (uid: string): void => {
  forgotten.add(uid);
  for (const key of unwritten.keys()) if (key.endsWith(`.${uid}`)) stopWriting(key);
};

/** What reads them is the database's own reader, which is not there before the first paint. */
const reader = () => import(/* webpackChunkName: "remembered" */ './readRemembered');

/** Fetches what reads the kept before a page asks for it; where that fails, the page asks again. */
export const prepareRemembered = (): void => void reader().catch(() => undefined);

const once = reportOnce(reportError);

/**
 * Something of a racer's as this device kept it, until the database tells of it.
 * @param uid whose; undefined while nobody is signed in
 * @param fetchReader where it fails, nothing counts as kept until somebody asks again
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
