import type { Firestore } from 'firebase/firestore';
import type { Observable } from 'rxjs';
import type { ListenerHealth } from '../database/ListenerHealth';
import type { LogBookMarks } from './logBookMarks';

/** The racer whose log books are read, the database, and the reporters of errors. */
export interface RacerReading {
  database: Firestore;
  uid: string;
  /** Remembered marks of them. */
  marks: LogBookMarks;
  /** Called once for each stored row that cannot be read. */
  report: (reason: string, where: string) => void;
  health: ListenerHealth;
  /** Tells, to whoever asks later too, that the racer is signed out. */
  closed$: Observable<void>;
}
