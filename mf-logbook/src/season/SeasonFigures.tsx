import {
  distanceLabels,
  formatDate,
  formatEt,
  formatMph,
  formatPasses,
  formatWhole,
  passPath,
  type LogEntry,
} from '@holeshot/shared-core';
import { Figure, FigureList } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { summariseSeason, type CarSummary } from './summariseSeason';

const nothing = '–';

const Best = ({ entry, shown }: { entry: LogEntry | undefined; shown: string }) => {
  if (entry === undefined) return shown;
  const date = formatDate(entry.log_entry_datetime, entry.location.timezone);
  return (
    <Link
      href={passPath(entry)}
      aria-label={`${shown}, open the pass of ${date}`}
      sx={{ font: 'inherit', display: 'inline-block', minHeight: 32 }}
    >
      {shown}
    </Link>
  );
};

const OverDistance = ({ car, summary: { distance, passes, bestEt, bestMph, consistency } }: CarSummary) => (
  <Box>
    <Typography component="h3" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
      {[car, distanceLabels[distance], formatPasses(passes)].filter(Boolean).join(' · ')}
    </Typography>
    <FigureList>
      <Figure label="Best ET" value={<Best entry={bestEt} shown={formatEt(bestEt?.derived.finish_et)} />} />
      <Figure
        label="Best mph"
        value={<Best entry={bestMph} shown={formatMph(bestMph?.derived.finish_mph)} />}
      />
      <Figure
        label="Consistency"
        value={consistency === undefined ? nothing : `± ${formatEt(consistency)}`}
        {...(consistency !== undefined && { unit: 's' })}
      />
    </FigureList>
  </Box>
);

/** Summary of passes: the count, the rounds, the lights, and the bests of each car over each distance. */
export const SeasonFigures = ({ entries }: { entries: readonly LogEntry[] }) => {
  const { passes, wins, losses, byes, reaction, redLights, bests, lost } = useMemo(
    () => summariseSeason(entries),
    [entries],
  );
  return (
    <Stack spacing={2}>
      <FigureList>
        <Figure label="Passes" value={formatWhole(passes)} />
        <Figure label="Won–lost" value={`${wins}–${losses}`} />
        {byes > 0 && <Figure label={byes === 1 ? 'Bye' : 'Byes'} value={byes} />}
        <Figure label="R/T average" value={formatEt(reaction)} />
        {redLights > 0 && <Figure label="Red lights" value={redLights} />}
      </FigureList>
      {lost !== '' && <Typography variant="body2">{lost}</Typography>}
      {bests.map(({ car, summary }, index) => (
        <OverDistance key={index} car={car} summary={summary} />
      ))}
    </Stack>
  );
};
