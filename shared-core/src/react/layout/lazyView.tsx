import { lazy, memo, Suspense, useDeferredValue, type ComponentType, type ReactNode } from 'react';

/**
 * Creates a view whose code loads when it is first drawn. Its placeholder comes first, and the view once no input waits.
 * @param waiting the placeholder
 * @param failed takes the place of the view where its code does not load
 */
export const lazyView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed }: { waiting: ReactNode; failed: ComponentType<Props> },
): ComponentType<Props> => {
  const Loaded = lazy(() =>
    load().then(
      (view) => ({ default: view }),
      () => ({ default: failed }),
    ),
  );
  const View = (props: Props) => {
    const isDue = useDeferredValue(true, false);
    return <Suspense fallback={waiting}>{isDue ? <Loaded {...props} /> : waiting}</Suspense>;
  };
  // A view may go through all passes: not at each press beside it.
  return memo(View);
};
