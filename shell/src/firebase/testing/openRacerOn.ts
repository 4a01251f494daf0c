import { filter, firstValueFrom, map, timeout } from 'rxjs';
import type { LogEntry } from '@holeshot/shared-core';
import { openRacerData } from '../openRacerData';
import { createHealth, createMarks, openOutbox, patience, type EmulatorDevice } from './emulatorKit';

/**
 * A racer's data as the app on a device, or a tab of it, has them open, its log book shown.
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
  /** Resolves with the passes it shows once they are as wanted. */
  const shows = (wanted: (passes: LogEntry[]) => boolean) =>
    firstValueFrom(
      racer.logBooks.entries$.pipe(
        map((seen) => (seen.state === 'present' ? seen.value : [])),
        filter(wanted),
        timeout(patience),
      ),
    );
  return { device, ...racer, watching, shows };
};
