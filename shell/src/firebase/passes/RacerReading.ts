import type { Firestore } from 'firebase/firestore';
import type { Observable } from 'rxjs';
import type { ListenerHealth } from '../database/ListenerHealth';
import type { LogBookMarks } from './logBookMarks';

/** Whose log books are read, where, and who hears of what goes wrong. */
export interface RacerReading {
  database: Firestore;
  uid: string;
  /** What this device remembers of them. */
  marks: LogBookMarks;
  /** Called once for each stored row that cannot be read. */
  report: (reason: string, where: string) => void;
  health: ListenerHealth;
  /** Tells, to whoever asks later too, that the racer is signed out. */
  closed$: Observable<void>;
}
