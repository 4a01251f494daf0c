import { formatEt, raceDay, roundKind, summarisePasses, type LogEntry } from '@holeshot/shared-core';
import { Figure, FigureList, Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayInWords } from '../pass/raceDays';

const isWonFinal = ({ event, timeslip }: LogEntry): boolean =>
  timeslip.result === 'Win' && roundKind(event?.round ?? '') === 'final';

/** Summary of a race day: its event, class, car and track, and its results so far. */
export const DaySummary = ({
  passes,
  car,
}: {
  /** Passes of the day, or of the car on that day, newest first. */
  passes: readonly LogEntry[];
  /** Name of the car as the title, where the day has several. */
  car?: string;
}) => {
  const [newest] = passes;
  if (newest === undefined) return null;
  const { location, vehicle, log_entry_datetime: at } = newest;
  const event = passes.find((pass) => pass.event?.name !== undefined)?.event?.name;
  const { wins, losses, byes, reaction } = summarisePasses(passes);
  return (
    <Panel label={['Event', car].filter(Boolean).join(', ')}>
      <Typography variant="h2">{car ?? event ?? location.title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {[
          car === undefined ? undefined : event,
          newest.event?.class,
          car === undefined ? vehicle.name : undefined,
          car === undefined && event === undefined ? undefined : location.title,
          dayInWords(raceDay(at, location.timezone) ?? ''),
        ]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </Typography>
      {passes.some(isWonFinal) && (
        <Typography sx={{ mb: 1.5, fontWeight: 600, color: 'success.main' }}>Won the final</Typography>
      )}
      <Box sx={{ '& > dl': { gap: 1 } }}>
        <FigureList>
          <Figure label="Rounds" value={passes.length} />
          <Figure label="Won–lost" value={`${wins}–${losses}`} />
          {byes > 0 && <Figure label={byes === 1 ? 'Bye' : 'Byes'} value={byes} />}
          <Figure label="R/T, greens" value={formatEt(reaction)} />
        </FigureList>
      </Box>
    </Panel>
  );
};
