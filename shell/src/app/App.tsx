import { Suspense, useEffect, useMemo, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { GlobalTheme, ThemeRoot } from '@holeshot/shared-core/react';
import { createPorts } from '../platform/createPorts';
import { AppRoutes } from './AppRoutes';
import { useGo } from '../routing/useGo';
import { AppBoundary } from './AppBoundary';
import { firstPage } from '../loading/firstPage';
import { notePage } from '../loading/firstPaint';
import { lazyPart } from '../loading/lazyPart';

const Overlays = lazyPart(() =>
  import(/* webpackChunkName: "overlays" */ './Overlays').then((module) => module.Overlays),
);

const Composed = () => {
  const go = useGo();
  const ports = useMemo(() => createPorts(go), [go]);
  const [isPageThere, setPageThere] = useState(false);
  useEffect(() => {
    notePage();
    void firstPage.then(() => setPageThere(true));
  }, []);
  return (
    <>
      <AppRoutes ports={ports} />
      {isPageThere && (
        <Suspense fallback={null}>
          <Overlays ports={ports} />
        </Suspense>
      )}
    </>
  );
};

/** The whole app. */
export const App = () => (
  <ThemeRoot>
    <GlobalTheme />
    <AppBoundary>
      <BrowserRouter>
        <Composed />
      </BrowserRouter>
    </AppBoundary>
  </ThemeRoot>
);
