import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import type { Ports } from '@holeshot/shared-core';
import { untilLoaded } from '../app/untilLoaded';
import { LoadingPart } from '../remotes/LoadingPart';
import { reloadAfterFailure } from '../routing/reloadLimit';
import type { ShellPage } from '../routing/routeTable';
import { Home } from './Home';
import { Offline } from './Offline';

/** A publish may have replaced the file: then the app reloads, at most three times. */
const orReload = (error: unknown): Promise<never> => {
  if (!reloadAfterFailure(() => location.reload(), navigator.onLine)) throw error;
  return new Promise(() => undefined);
};

const textPages = () =>
  untilLoaded(() => import(/* webpackChunkName: "text-pages" */ './textPages').catch(orReload));

const pages: Record<Exclude<ShellPage, 'home' | 'offline'>, LazyExoticComponent<ComponentType>> = {
  'getting-started': lazy(() => textPages().then((module) => ({ default: module.GettingStarted }))),
  'feature-guide': lazy(() => textPages().then((module) => ({ default: module.FeatureGuide }))),
  about: lazy(() => textPages().then((module) => ({ default: module.About }))),
  privacy: lazy(() => textPages().then((module) => ({ default: module.Privacy }))),
};

/** One of the shell's own pages. */
export const ShellPageView = ({ page, ports }: { page: ShellPage; ports: Ports }) => {
  if (page === 'home') return <Home ports={ports} />;
  // Shown when there is no network to fetch it with.
  if (page === 'offline') return <Offline />;
  const Text = pages[page];
  return (
    <Suspense fallback={<LoadingPart kind="page" title="The page" />}>
      <Text />
    </Suspense>
  );
};
