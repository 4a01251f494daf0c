import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AccountPort } from '@holeshot/shared-core';
import { buildConfig, type Demo } from '../build/buildConfig';
import { DemoButton } from './DemoButton';
import { DialCurve } from './DialCurve';
import { LandingTour } from './LandingTour';

/** The page for a visitor: purpose and ways in, and below them the tour. */
export const Landing = ({
  account,
  demo = buildConfig.demo,
}: {
  account: Pick<AccountPort, 'signIn'>;
  /** Absent: no demo button. */
  demo?: Demo | undefined;
}) => (
  <Box sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 2, md: 3 }, py: { xs: 3, md: 6 } }}>
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 6 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.1fr 1fr' },
        alignItems: 'center',
      }}
    >
      <Box>
        <Typography
          variant="h1"
          sx={{ fontSize: { xs: '2.125rem', md: '3rem' }, letterSpacing: '-0.02em', mb: 2 }}
        >
          Know what it will run before you stage.
        </Typography>
        <Typography sx={{ fontSize: '1.125rem', color: 'text.secondary', mb: 3 }}>
          Holeshot stores your passes with their weather and predicts in the lanes what the car will run now,
          with honest odds.
        </Typography>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <Button variant="contained" size="large" href="/register">
            Start 14 free days
          </Button>
          {demo !== undefined && <DemoButton account={account} demo={demo} />}
          <Button variant="outlined" size="large" href="/signin">
            Sign in
          </Button>
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          No card needed.
        </Typography>
      </Box>
      <DialCurve />
    </Box>
    <LandingTour />
  </Box>
);
