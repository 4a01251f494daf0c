import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialCurve } from './DialCurve';

const points = [
  {
    heading: 'A number with its odds',
    text: 'The ET for the air of now, the interval that four of five passes fall into, and the breakout risk of each dial.',
  },
  {
    heading: 'Works in the lanes',
    text: 'No reception at the track is no trouble: the log book and the predictions are on your phone, and nothing is lost.',
  },
  {
    heading: 'The weather fills itself in',
    text: 'Type what the slip says. The air of that minute comes from the station nearest to the track.',
  },
] as const;

/** What a visitor sees: what it does, how it looks, and the ways in. */
export const Landing = () => (
  <Box sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 2, md: 3 }, py: { xs: 3, md: 6 } }}>
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 6 },
        gridTemplateColumns: { xs: '1fr', md: '1.1fr 1fr' },
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
          Holeshot keeps your passes and their weather, and tells you in the lanes what the car will run now,
          with honest odds.
        </Typography>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <Button variant="contained" size="large" href="/register">
            Start 14 free days
          </Button>
          <Button variant="outlined" size="large" href="/signin">
            Sign in
          </Button>
        </Stack>
      </Box>
      <DialCurve />
    </Box>
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mt: { xs: 4, md: 7 },
        gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
      }}
    >
      {points.map(({ heading, text }) => (
        <Box
          key={heading}
          sx={{
            p: 2.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: '16px',
            bgcolor: 'background.paper',
          }}
        >
          <Typography variant="h2" sx={{ mb: 0.5 }}>
            {heading}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  </Box>
);
