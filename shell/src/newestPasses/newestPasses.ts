import { catchError, defer, of, type Observable } from 'rxjs';
import { present, unknown, type Loadable, type LogEntry } from '@holeshot/shared-core';
import { reportError } from '../debugLog/debugLog';
import { deviceStorage } from '../deviceStorage';
import { reportOnce } from '../firebase/reportOnce';
import { shownFirst } from './shownFirst';
import { untilTold } from './untilTold';

/** Changes that come one after the other are written once. */
const restMs = 1000;

const keyOf = (uid: string): string => `holeshot.passes.${uid}`;

/** Of each racer whose passes were seen since the start. */
const seen = new Map<string, readonly LogEntry[]>();

/** Those that are not written yet, and what will write them. */
const unwritten = new Map<string, ReturnType<typeof setTimeout>>();

/** Whose account is gone: nothing of theirs is kept any more. */
const forgotten = new Set<string>();

const stopWriting = (uid: string): void => {
  clearTimeout(unwritten.get(uid));
  unwritten.delete(uid);
};

const write = (uid: string): void => {
  stopWriting(uid);
  deviceStorage.setItem(keyOf(uid), JSON.stringify(seen.get(uid)));
};

// A tab that is closed or reloaded in that second writes at once.
addEventListener('pagehide', () => [...unwritten.keys()].forEach(write));

/**
 * Keeps the newest passes of a racer on the device, so that the next start shows them before the database is open.
 * @param passes newest first; nothing is kept of what is not known
 */
export const keepNewestPasses = (uid: string, passes: Loadable<LogEntry[]>): void => {
  if (passes.state === 'unknown' || forgotten.has(uid)) return;
  const newest = passes.state === 'present' ? passes.value.slice(0, shownFirst) : [];
  const before = seen.get(uid);
  if (before?.length === newest.length && newest.every((entry, index) => entry === before[index])) return;
  seen.set(uid, newest);
  stopWriting(uid);
  unwritten.set(
    uid,
    setTimeout(() => write(uid), restMs),
  );
};

/** Forgets the passes of a racer whose account is gone; what is still told of them until the next start is not kept. */
export const forgetNewestPasses = (uid: string): void => {
  forgotten.add(uid);
  stopWriting(uid);
  deviceStorage.removeItem(keyOf(uid));
};

/** What reads them is the database's own reader, which is not there before the first paint. */
const reader = () => import(/* webpackChunkName: "kept-passes" */ './readPasses');

/** Fetches what reads the kept passes before a page asks for them; where that fails, the page asks again. */
export const prepareKeptPasses = (): void => void reader().catch(() => undefined);

const kept = async (uid: string, fetchReader: typeof reader): Promise<Loadable<LogEntry[]>> => {
  const text = deviceStorage.getItem(keyOf(uid));
  if (text === null) return unknown;
  const { readPasses } = await fetchReader();
  const passes = readPasses(text);
  return passes.length > 0 ? present(passes) : unknown;
};

const once = reportOnce(reportError);

/**
 * The newest passes as this device kept them, until the database tells of any.
 * @param uid whose; undefined while nobody is signed in
 * @param fetchReader where it fails, nothing counts as kept until somebody asks again
 */
export const sooner = (
  uid: string | undefined,
  stored$: Observable<Loadable<LogEntry[]>>,
  fetchReader = reader,
): Observable<Loadable<LogEntry[]>> => {
  const kept$ = defer(() => (uid === undefined ? of(unknown) : kept(uid, fetchReader))).pipe(
    catchError((error: unknown) => {
      once(error, 'kept passes');
      return of(unknown);
    }),
  );
  return untilTold(kept$, stored$);
};
