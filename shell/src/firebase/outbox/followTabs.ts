import { EMPTY, switchMap, timer, type Observable } from 'rxjs';
import type { Outbox } from '../../writes/Outbox';

/** Pause (ms) after the last notice: an import in another tab sends hundreds. */
const pauseMs = 30;

/**
 * Reads the outbox again whenever another tab may have changed it.
 * @param racer$ signed-in racer; undefined without one
 * @param report receives errors of reading
 */
export const followTabs = (
  racer$: Observable<{ outbox: Pick<Outbox, 'read'> } | undefined>,
  told$: Observable<unknown>,
  report: (error: unknown) => void,
): Observable<unknown> =>
  racer$.pipe(
    switchMap((racer) =>
      racer === undefined
        ? EMPTY
        : told$.pipe(
            switchMap(() => timer(pauseMs)),
            switchMap(() => racer.outbox.read().catch(report)),
          ),
    ),
  );
