import { filter, firstValueFrom, timeout, type Observable } from 'rxjs';
import type { Loadable } from '../../../platform/values/Loadable';
import type { Ports } from '../../../platform/ports/ports';

/** Repositories of a new racer with write access, and their clean-up. */
export interface RepositoriesUnderTest {
  ports: Pick<
    Ports,
    'vehicles' | 'locations' | 'logBooks' | 'settings' | 'customFields' | 'logBookViews' | 'predictions'
  >;
  stop(): Promise<void>;
}

const patience = 5000;

/** Resolves once a stream shows a wanted value; an error names what it waited for. */
export const shows = <Value>(
  stream$: Observable<Loadable<Value>>,
  wanted: (value: Value) => boolean,
  words: string,
): Promise<Loadable<Value>> =>
  firstValueFrom(
    stream$.pipe(
      filter((seen) => seen.state === 'present' && wanted(seen.value)),
      timeout({
        first: patience,
        with: () => {
          throw new Error(`The stream never showed ${words}.`);
        },
      }),
    ),
  );

/** Resolves with the first state of a stream that is known. */
export const settles = <Value>(stream$: Observable<Loadable<Value>>): Promise<Loadable<Value>> =>
  firstValueFrom(
    stream$.pipe(
      filter((seen) => seen.state !== 'unknown'),
      timeout({ first: patience }),
    ),
  );

/** Returns the value of a stream; throws if it has none. */
export const valueOf = <Value>(seen: Loadable<Value>): Value => {
  if (seen.state !== 'present') throw new Error(`It is ${seen.state}.`);
  return seen.value;
};

/** Result of a write that a store accepts. */
export const saved = { ok: true, value: undefined };
