import {
  formatAge,
  formatDial,
  formatDifference,
  formatEt,
  type OpponentRecord,
} from '@holeshot/shared-core';
import { Figure, FigureList } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const metTimes = ({ races, last }: OpponentRecord, now: number): string =>
  `${races === 1 ? 'Met once,' : `Met ${races} times, last`} ${formatAge(Date.parse(last), now)}`;

/** List of the racer's opponents, the last one met first. */
export const OpponentBook = ({
  book,
  now,
}: {
  book: readonly OpponentRecord[];
  /** Milliseconds. */
  now: number;
}) => {
  if (book.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        Nobody yet. Enter an opponent’s name with a round to see their record here.
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {book.map((opponent) => (
        <Box
          component="li"
          key={opponent.name}
          sx={{ py: 1.5, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}
        >
          <Typography component="h2" variant="h3">
            {opponent.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {metTimes(opponent, now)}
          </Typography>
          <FigureList>
            <Figure label="You won–lost" value={`${opponent.wins}–${opponent.losses}`} />
            <Figure label="Your margin" value={formatDifference(opponent.margin)} />
            <Figure label="Last dial" value={formatDial(opponent.dial)} />
            <Figure label="Their R/T" value={formatEt(opponent.reaction)} />
            <Figure label="Their package" value={formatDifference(opponent.package)} />
          </FigureList>
        </Box>
      ))}
    </Box>
  );
};
