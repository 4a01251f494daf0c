import { useLayoutEffect, useState } from 'react';
import type { Observable } from 'rxjs';

/**
 * The newest value of a stream, subscribed while mounted; a value that is there already is in the first paint.
 * @param source$ kept stable by the caller (a port's field, or memoised)
 * @param initial shown until the stream has spoken
 */
export const useObservable = <Value>(source$: Observable<Value>, initial: Value): Value => {
  const [seen, setSeen] = useState({ source$, value: initial });
  useLayoutEffect(() => {
    const subscription = source$.subscribe((value) => setSeen({ source$, value }));
    return () => subscription.unsubscribe();
  }, [source$]);
  return seen.source$ === source$ ? seen.value : initial;
};
