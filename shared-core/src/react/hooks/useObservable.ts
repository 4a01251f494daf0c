import { useLayoutEffect, useState } from 'react';
import type { Observable } from 'rxjs';

/**
 * Returns the newest value of a stream, subscribed while mounted; an available value is in the first paint.
 * @param source$ stable (a port's field, or memoised)
 * @param initial value until the stream emits
 */
export const useObservable = <Value>(source$: Observable<Value>, initial: Value): Value => {
  const [seen, setSeen] = useState({ source$, value: initial });
  useLayoutEffect(() => {
    const subscription = source$.subscribe((value) => setSeen({ source$, value }));
    return () => subscription.unsubscribe();
  }, [source$]);
  return seen.source$ === source$ ? seen.value : initial;
};
