import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { trialDays } from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import { AppPicture } from './AppPicture';

const shown = [
  {
    picture: 'lanes',
    alt: 'The Lanes screen: the predicted ET, the range of four passes in five, and the dial with its breakout risk.',
    heading: 'A number with its odds',
    text: 'See what the car will run in the air right now, the range for four passes in five, and the breakout risk of any dial. In the lanes it fills the screen, and the screen can stay on.',
  },
  {
    picture: 'log-book',
    alt: 'The log book: passes of a day with ET, 60 ft, reaction, wind, and the miss of the prediction.',
    heading: 'The weather fills itself in',
    text: 'Type the numbers of the slip, or paste its text from a photo. The air of that minute comes from the weather station nearest the track. Each pass shows its own call.',
  },
  {
    picture: 'race-day',
    alt: 'A race day: the rounds of today with their times, and the button for the next round.',
    heading: 'A race day with one hand',
    text: 'Round by round: who won, by how much and why, your notes on the opponent in the other lane, and the timers for throttle stop and delay box.',
  },
  {
    picture: 'back-test',
    alt: 'The back-test: the average miss of Holeshot over the passes of a car, and that of the best rule of thumb.',
    heading: 'Odds you can check',
    text: 'The back-test calls every pass you have logged from the passes before it, and shows the misses next to the rules of thumb. With few passes the range is wide for another day or track, and the prediction says how few it has.',
  },
] as const;

const points = [
  {
    heading: 'It learns your car',
    text: 'Each pass teaches Holeshot how your car answers to air, wind, lane and track. It suggests the tune that fits your passes best. Apply it or leave it, and undo it at any time.',
  },
  {
    heading: 'No reception, no trouble',
    text: 'The log book and the predictions are on your phone. Holeshot sends the passes you save offline when the network is back, and nothing is lost.',
  },
  {
    heading: 'Bring what you have',
    text: 'Import a spreadsheet of passes, check it before anything is stored, and undo it if you change your mind. Export everything at any time.',
  },
] as const;

/** The lower part of the landing page: pictures, points, the trial and the ways in. */
export const LandingTour = () => (
  <>
    <Box sx={{ display: 'grid', gap: { xs: 5, md: 8 }, mt: { xs: 5, md: 9 } }}>
      {shown.map(({ picture, alt, heading, text }, index) => (
        <Box
          key={picture}
          component="section"
          sx={{
            display: 'grid',
            gap: { xs: 2.5, sm: 4, md: 6 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
            alignItems: 'center',
            '& > :first-of-type': { order: { sm: index % 2 } },
          }}
        >
          <Box>
            <Typography
              variant="h2"
              sx={{ fontSize: { xs: '1.5rem', md: '2rem' }, letterSpacing: '-0.01em', mb: 1 }}
            >
              {heading}
            </Typography>
            <Typography sx={{ fontSize: '1.0625rem', color: 'text.secondary', maxWidth: 480 }}>
              {text}
            </Typography>
          </Box>
          <Box>
            <AppPicture name={picture} alt={alt} />
          </Box>
        </Box>
      ))}
    </Box>
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mt: { xs: 5, md: 9 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' },
      }}
    >
      {points.map(({ heading, text }) => (
        <Panel key={heading} sx={{ p: 2.5 }}>
          <Typography variant="h2" sx={{ mb: 0.5 }}>
            {heading}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        </Panel>
      ))}
    </Box>
    <Stack
      component="section"
      sx={{ gap: 2, mt: { xs: 5, md: 9 }, alignItems: 'center', textAlign: 'center' }}
    >
      <Typography variant="h2" sx={{ fontSize: { xs: '1.5rem', md: '2rem' }, letterSpacing: '-0.01em' }}>
        {trialDays} days free, everything included
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 560 }}>
        The trial begins when your email address is verified and ends by itself. After that, subscribe to keep
        logging; without a subscription you can still read, filter, print and export all you have.{' '}
        <Link href="/subscription">See the prices</Link>
      </Typography>
      <Button variant="contained" size="large" href="/register">
        Register
      </Button>
      <Stack direction="row" sx={{ columnGap: 3, flexWrap: 'wrap', justifyContent: 'center', mt: 2 }}>
        {[
          ['/getting-started', 'Getting Started'],
          ['/feature-guide', 'Feature Guide'],
          ['/about', 'About'],
          ['/privacy', 'Privacy Policy'],
        ].map(([path, words]) => (
          <Link key={path} href={path} sx={{ py: 1.5 }}>
            {words}
          </Link>
        ))}
      </Stack>
    </Stack>
  </>
);
