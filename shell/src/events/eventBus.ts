import { filter, map, Subject, type Observable } from 'rxjs';
import type { EventMap, EventName, EventsPort } from '@holeshot/shared-core';

/** The one bus of the app: no replay, so that a late subscriber is never told old news. */
export const createEventBus = (): EventsPort => {
  const events$ = new Subject<{ name: EventName; detail: unknown }>();
  return {
    emit: (name, detail) => events$.next({ name, detail }),
    on$: <Name extends EventName>(name: Name): Observable<EventMap[Name]> =>
      events$.pipe(
        filter((event) => event.name === name),
        map((event) => event.detail as EventMap[Name]),
      ),
  };
};
