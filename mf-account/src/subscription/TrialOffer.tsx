import { trialDays } from '@holeshot/shared-core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageSection } from '../form/PageSection';

/** Trial offer for visitors, with Register and Sign in. */
export const TrialOffer = () => (
  <PageSection title={`${trialDays} days free`}>
    <Typography>
      A new account has a trial of {trialDays} days with everything in it. It starts when your email address
      is verified and ends by itself. Sign in to subscribe.
    </Typography>
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <Button variant="contained" href="/register">
        Register
      </Button>
      <Button variant="outlined" href="/signin">
        Sign in
      </Button>
    </Stack>
  </PageSection>
);
