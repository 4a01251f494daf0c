import { map, merge, Subject, tap, type Observable } from 'rxjs';
import { present, sameStored, unknown, type Loadable, type SettingsPort } from '@holeshot/shared-core';

type StoredWidgets = readonly unknown[];

/** The stored widgets of Home and a way to change them. */
export interface Arrangement {
  widgets$: Observable<Loadable<StoredWidgets>>;
  /** Shows the change at once; does nothing before the stored widgets are known. */
  change: (by: (now: StoredWidgets) => StoredWidgets) => void;
}

/** Creates the arrangement of Home; it stores each change at once. */
export const createArrangement = (settings: SettingsPort): Arrangement => {
  const changed$ = new Subject<void>();
  let stored: Loadable<StoredWidgets> = unknown;
  /** The racer's changed widgets, until the store has the same. */
  let own: StoredWidgets | undefined;

  const stored$ = settings.settings$.pipe(
    tap((seen) => {
      stored = seen.state === 'present' ? present(seen.value.dashboardWidgets) : unknown;
      if (own !== undefined && stored.state === 'present' && sameStored(own, stored.value)) own = undefined;
    }),
  );

  return {
    widgets$: merge(stored$, changed$).pipe(map(() => (own === undefined ? stored : present(own)))),
    change: (by) => {
      const now = own ?? (stored.state === 'present' ? stored.value : undefined);
      if (now === undefined) return;
      own = by(now);
      settings.update({ dashboardWidgets: own });
      changed$.next();
    },
  };
};
