import {
  concatMap,
  filter,
  firstValueFrom,
  ignoreElements,
  map,
  merge,
  timeout,
  timer,
  type Observable,
} from 'rxjs';
import type { LogEntry } from '@holeshot/shared-core';
import { openRacerData } from '../records/openRacerData';
import {
  createHealth,
  createMarks,
  openOutbox,
  patience,
  reconnect,
  type EmulatorDevice,
} from './emulatorKit';

/** Time (ms) after which a request is repeated; the SDK gives up after ten seconds. */
const unansweredMs = 11_000;

/**
 * Opens a racer's data as the app on a device, or a tab of it, with its log book shown.
 * @param run as that of `openOutbox`
 */
export const openRacerOn = (device: EmulatorDevice, run?: Parameters<typeof openOutbox>[1]) => {
  const outbox = openOutbox(device, run);
  const racer = openRacerData(
    device.database,
    device.uid,
    outbox,
    createMarks(),
    () => undefined,
    createHealth(),
  );
  const watching = racer.logBooks.entries$.subscribe();
  /** Resolves with a stream's value once it is as wanted. */
  const until = <Value>(seen$: Observable<Value>, wanted: (value: Value) => boolean): Promise<Value> => {
    const askAgain = async () => {
      await reconnect(device.database);
      await outbox.settle();
    };
    const asked$ = timer(unansweredMs).pipe(concatMap(askAgain), ignoreElements());
    return firstValueFrom(merge(seen$.pipe(filter(wanted)), asked$).pipe(timeout(patience)));
  };
  /** Resolves with the shown passes once they are as wanted. */
  const shows = (wanted: (passes: LogEntry[]) => boolean) =>
    until(racer.logBooks.entries$.pipe(map((seen) => (seen.state === 'present' ? seen.value : []))), wanted);
  return { device, ...racer, watching, until, shows };
};
