import { query } from './query';

type Worker = Pick<ServiceWorker, 'postMessage'>;

/**
 * Whether a worker that waits brings another shell than the one in use; a version that was taken back waits again as the
 * very files that run. A worker that does not say which files it holds may bring anything.
 */
export const holdsAnother = async (waiting: Worker, active: Worker): Promise<boolean> => {
  const [next, now] = await Promise.all([waiting, active].map((each) => query<string>(each, 'WHICH')));
  return next === undefined || next !== now;
};
