import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * Creates a view whose code loads when it is first drawn.
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
  const View = (props: Props) => (
    <Suspense fallback={waiting}>
      <Loaded {...props} />
    </Suspense>
  );
  return View;
};
