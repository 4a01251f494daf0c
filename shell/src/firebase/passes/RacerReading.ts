import type { Firestore } from 'firebase/firestore';
import type { Observable } from 'rxjs';
import type { OutboxWrite } from '../../writes/outboxStore';
import type { ListenerHealth } from '../database/ListenerHealth';
import type { LogBookMarks } from './logBookMarks';

/** Racer whose log books are read, with the database and the reporters of errors. */
export interface RacerReading {
  database: Firestore;
  uid: string;
  /** Marks that the device remembers. */
  marks: LogBookMarks;
  /** Called once for each stored row that cannot be read. */
  report: (reason: string, where: string) => void;
  health: ListenerHealth;
  /** Emits at sign-out, also to late subscribers. */
  closed$: Observable<void>;
  /** Writes that the server has just refused. */
  refused$: Observable<readonly Pick<OutboxWrite, 'path'>[]>;
}
