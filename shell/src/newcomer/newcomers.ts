import { BehaviorSubject } from 'rxjs';
import { deviceStorage } from '../device/deviceStorage';

/** Start of the keys that remember newcomers, each with the racer's uid behind it. */
export const newcomerKey = 'holeshot.newcomer.';

/** Uids of the racers on this device who have not opened a prediction of their own yet. */
export const newcomers$ = new BehaviorSubject<readonly string[]>(
  deviceStorage.keys().flatMap((key) => (key.startsWith(newcomerKey) ? [key.slice(newcomerKey.length)] : [])),
);
