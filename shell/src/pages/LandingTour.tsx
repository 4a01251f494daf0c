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
    text: 'What the car will run in the air of this minute, the range that four passes in five fall into, and the breakout risk of any dial. In the lanes it fills the screen, and the screen can stay on.',
  },
  {
    picture: 'log-book',
    alt: 'The log book: passes of a day with ET, 60 ft, reaction, wind, and how far off the prediction was.',
    heading: 'The weather fills itself in',
    text: 'Type what the slip says, or paste its text from a photo. The air of that minute comes from the weather station nearest to the track, and each pass keeps what was predicted for it.',
  },
  {
    picture: 'race-day',
    alt: 'A race day: the rounds of today with their times, and the button for the next round.',
    heading: 'A race day with one hand',
    text: 'Round by round: who won, by how much and why, what you know of the opponent in the other lane, and the timers for throttle stop and delay box.',
  },
  {
    picture: 'back-test',
    alt: 'The back-test: by how much Holeshot missed on average over the passes of a car, and by how much the best rule of thumb did.',
    heading: 'Odds you can check',
    text: 'The back-test calls every pass you have logged as if it were not run yet, and shows how far off it would have been, beside the rules of thumb. With few passes the range is wide for another day or track, and the number says how few.',
  },
] as const;

const points = [
  {
    heading: 'It learns your car',
    text: 'Each pass teaches it how your car answers to air, wind, lane and track. It suggests the tune that your passes speak for: take it over or leave it, and undo it whenever you like.',
  },
  {
    heading: 'No reception, no trouble',
    text: 'The log book and the predictions are on your phone. What you save without a network is sent when there is one, and nothing is lost.',
  },
  {
    heading: 'Bring what you have',
    text: 'Import a spreadsheet of passes, see what it makes of it before anything is stored, and undo it if you change your mind. Export everything at any time.',
  },
] as const;

/** What Holeshot does, with pictures of it; what it costs; and the ways in once more. */
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
        {trialDays} days free, with everything in it
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 560 }}>
        They begin when your email address is verified and end by themselves. After that a subscription lets
        you go on logging; without one you can still read, filter, print and export all you have.{' '}
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
