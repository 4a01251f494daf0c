import { map, merge, Subject, tap, type Observable } from 'rxjs';
import { present, sameStored, unknown, type Loadable, type SettingsPort } from '@holeshot/shared-core';

type StoredWidgets = readonly unknown[];

/** Home's widgets as they are stored, and how they are changed. */
export interface Arrangement {
  widgets$: Observable<Loadable<StoredWidgets>>;
  /** Shows the change at once; does nothing before the stored ones are known. */
  change: (by: (now: StoredWidgets) => StoredWidgets) => void;
}

/**
 * Stores the first change at once and, of those that follow while a card is dragged, the last.
 * @param pause milliseconds between two that are stored
 */
export const createArrangement = (settings: SettingsPort, pause = 300): Arrangement => {
  const changed$ = new Subject<void>();
  let stored: Loadable<StoredWidgets> = unknown;
  /** What the racer has made of them, until the store shows the same. */
  let own: StoredWidgets | undefined;
  let pausing = false;

  const store = (): void => {
    if (pausing || own === undefined) return;
    const sent = own;
    settings.update({ dashboardWidgets: sent });
    pausing = true;
    setTimeout(() => {
      pausing = false;
      if (own !== sent) store();
    }, pause);
  };

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
      store();
      changed$.next();
    },
  };
};
