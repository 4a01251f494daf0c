import { formatEt, raceDay, type LogEntry } from '@holeshot/shared-core';
import { Figure, FigureList, Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayInWords } from '../pass/raceDays';

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Summary of a race day: its event, class, car and track, and its results so far. */
export const DaySummary = ({
  passes,
}: {
  /** Passes of the day, newest first. */
  passes: readonly LogEntry[];
}) => {
  const [newest] = passes;
  if (newest === undefined) return null;
  const named = passes.find(({ event }) => event?.name !== undefined)?.event;
  const { location, vehicle, log_entry_datetime: at } = newest;
  const count = (result: string) => passes.filter(({ timeslip }) => timeslip.result === result).length;
  const lights = passes.flatMap(({ timeslip }) => timeslip.reaction_time ?? []).filter((light) => light >= 0);
  return (
    <Panel label="Event">
      <Typography variant="h2">{named?.name ?? location.title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {[
          newest.event?.class,
          vehicle.name,
          named?.name === undefined ? undefined : location.title,
          dayInWords(raceDay(at, location.timezone) ?? ''),
        ]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </Typography>
      <Box sx={{ '& > dl': { gap: 1 } }}>
        <FigureList>
          <Figure label="Rounds" value={passes.length} />
          <Figure label="Won–lost" value={`${count('Win')}–${count('Loss')}`} />
          <Figure label="R/T, greens" value={formatEt(mean(lights))} />
        </FigureList>
      </Box>
    </Panel>
  );
};
