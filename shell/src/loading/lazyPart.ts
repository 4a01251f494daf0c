import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { untilLoaded } from './untilLoaded';

/** Makes a component that loads its code when first drawn, retrying like `untilLoaded`. */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => untilLoaded(load).then((component) => ({ default: component })));
