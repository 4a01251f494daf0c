import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import type { Ports } from '@holeshot/shared-core';
import type { ShellPage } from '../routing/routeTable';
import { Home } from './Home';

const textPages = () => import(/* webpackChunkName: "text-pages" */ './textPages');

const pages: Record<Exclude<ShellPage, 'home'>, LazyExoticComponent<ComponentType>> = {
  'getting-started': lazy(() => textPages().then((module) => ({ default: module.GettingStarted }))),
  'feature-guide': lazy(() => textPages().then((module) => ({ default: module.FeatureGuide }))),
  about: lazy(() => textPages().then((module) => ({ default: module.About }))),
  offline: lazy(() => textPages().then((module) => ({ default: module.Offline }))),
  privacy: lazy(() => textPages().then((module) => ({ default: module.Privacy }))),
};

/** One of the shell's own pages. */
export const ShellPageView = ({ page, ports }: { page: ShellPage; ports: Ports }) => {
  if (page === 'home') return <Home ports={ports} />;
  const Text = pages[page];
  return (
    <Suspense fallback={null}>
      <Text />
    </Suspense>
  );
};
