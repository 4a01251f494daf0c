import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ComponentProps } from 'react';
import { PageSection } from '../form/PageSection';
import type { Administration } from './Administration';

const Failed = () => (
  <PageSection title="Administration">
    <Typography>
      Administration could not be loaded. Your settings are all here. Check your network and reload the page.
    </Typography>
  </PageSection>
);

const Loaded = lazy<typeof Administration>(() =>
  import('./Administration').then(
    (module) => ({ default: module.Administration }),
    () => ({ default: Failed }),
  ),
);

/** Administration, loaded for admins only. */
export const LazyAdministration = (props: ComponentProps<typeof Administration>) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
