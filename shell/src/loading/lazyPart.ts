import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { untilLoaded } from './untilLoaded';

/** A component of the shell that comes when it is drawn first, its code loaded as `untilLoaded` does. */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => untilLoaded(load).then((component) => ({ default: component })));
