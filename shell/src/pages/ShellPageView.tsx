import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import type { Ports } from '@holeshot/shared-core';
import { Reached } from '../routing/Reached';
import type { ShellPage } from '../routing/routeTable';
import { Home } from './Home';
import { loadProofPage, loadTextPages } from './loadTextPages';
import { Offline } from './Offline';
import { PageIsComing } from './PageIsComing';

const pages: Record<
  Exclude<ShellPage, 'home' | 'offline'>,
  LazyExoticComponent<ComponentType<{ ports: Ports }>>
> = {
  'getting-started': lazy(() => loadTextPages().then((module) => ({ default: module.GettingStarted }))),
  'feature-guide': lazy(() => loadTextPages().then((module) => ({ default: module.FeatureGuide }))),
  about: lazy(() => loadTextPages().then((module) => ({ default: module.About }))),
  privacy: lazy(() => loadTextPages().then((module) => ({ default: module.Privacy }))),
  proof: lazy(() => loadProofPage().then((module) => ({ default: module.ProofPage }))),
};

/** A page of the shell itself. */
export const ShellPageView = ({ page, ports }: { page: ShellPage; ports: Ports }) => {
  if (page === 'home') return <Home ports={ports} />;
  // Part of the first bundle: without a network it could not be fetched.
  if (page === 'offline') return <Offline />;
  const Text = pages[page];
  return (
    <Suspense fallback={<PageIsComing />}>
      <Text ports={ports} />
      <Reached />
    </Suspense>
  );
};
