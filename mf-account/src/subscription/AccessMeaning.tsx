import { PageSection } from '../form/PageSection';
import Typography from '@mui/material/Typography';

/** Text about write and read-only access. */
export const AccessMeaning = () => (
  <PageSection title="With and without a subscription">
    <Typography>
      In the trial and with a subscription you log passes, and add and change vehicles, locations,
      predictions, custom fields and tunes.
    </Typography>
    <Typography>
      Without either, an account is read-only: nothing new is added and nothing is changed or deleted.
      Everything you logged stays readable, and you can filter, print and export it. Your profile and settings
      stay open.
    </Typography>
  </PageSection>
);
