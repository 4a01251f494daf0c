import {
  distanceLabels,
  formatDate,
  formatEt,
  formatMph,
  formatPasses,
  formatWhole,
  passPath,
  type DistanceSummary,
  type LogEntry,
  type PassSummary,
} from '@holeshot/shared-core';
import { Figure, FigureList } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

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

const OverDistance = ({
  summary: { distance, passes, bestEt, bestMph, consistency },
}: {
  summary: DistanceSummary;
}) => (
  <Box>
    <Typography component="h3" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
      {distanceLabels[distance]} · {formatPasses(passes)}
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

/** Summary of passes: the count, the rounds, the lights, and the bests of each distance. */
export const SeasonFigures = ({ summary }: { summary: PassSummary }) => (
  <Stack spacing={2}>
    <FigureList>
      <Figure label="Passes" value={formatWhole(summary.passes)} />
      <Figure label="Won–lost" value={`${summary.wins}–${summary.losses}`} />
      <Figure label="R/T average" value={formatEt(summary.reaction)} />
      {summary.redLights > 0 && <Figure label="Red lights" value={summary.redLights} />}
    </FigureList>
    {summary.distances.map((each) => (
      <OverDistance key={each.distance} summary={each} />
    ))}
  </Stack>
);
