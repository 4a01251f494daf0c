import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Ports } from '@holeshot/shared-core';
import { GlobalTheme, PageLayout, ThemeRoot } from '@holeshot/shared-core/react';
import { Layout } from '../layout/Layout';
import { Landing } from '../pages/Landing';
import { About, FeatureGuide, GettingStarted, Privacy } from '../pages/textPages';
import type { RouteRow } from '../routing/routeTable';
import type { PublicPage } from './publicPages';

const contentOf = ({ path, untilDrawn }: PublicPage, ports: Ports): ReactNode => {
  if (untilDrawn !== undefined)
    return (
      <PageLayout title={untilDrawn.heading} width="reading">
        <Typography>{untilDrawn.text}</Typography>
        <noscript>{untilDrawn.withoutScript}</noscript>
      </PageLayout>
    );
  switch (path) {
    case '/':
      return <Landing account={ports.account} />;
    case '/getting-started':
      return <GettingStarted />;
    case '/feature-guide':
      return <FeatureGuide />;
    case '/about':
      return <About />;
    case '/privacy':
      return <Privacy />;
    default:
      throw new Error(`${path} has no content`);
  }
};

/** A public page as a visitor sees it, with the layout and without its effects. */
export const PublicPageView = ({
  page,
  rows,
  current,
  ports,
}: {
  page: PublicPage;
  rows: RouteRow[];
  current: RouteRow;
  ports: Ports;
}) => (
  <ThemeRoot>
    <GlobalTheme />
    <Layout rows={rows} current={current} ports={ports}>
      {contentOf(page, ports)}
    </Layout>
  </ThemeRoot>
);
