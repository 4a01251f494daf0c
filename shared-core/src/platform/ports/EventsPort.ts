import type { Observable } from 'rxjs';
import type { EventMap, EventName } from '../values/events';

/** Event bus of the app. */
export interface EventsPort {
  emit<Name extends EventName>(name: Name, detail: EventMap[Name]): void;
  on$<Name extends EventName>(name: Name): Observable<EventMap[Name]>;
}
