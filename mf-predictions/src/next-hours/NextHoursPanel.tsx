import {
  formatAge,
  formatClock,
  formatDifference,
  formatEt,
  type LogEntry,
  type Ports,
  type Seconds,
} from '@holeshot/shared-core';
import { useNow, useSliced } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';
import type { ChosenPlace } from '../choice/choosePlace';
import { FoldPanel } from '../fold/FoldPanel';
import type { PredictedPass } from '../prediction/nextPass';
import { HoursChart } from './HoursChart';
import { HoursTable } from './HoursTable';
import { nextHours, type NextHours } from './nextHours';
import type { PlannedRace } from './planRounds';
import { RoundPlan } from './RoundPlan';
import { useForecast } from './useForecast';

/** Smallest move of the ET (s) that may change a dial. */
const steady = 0.003;

const basis: Record<NextHours['by'], string> = {
  forecast:
    'From the National Weather Service forecast. It has no pressure, so we hold the current one and widen the range.',
  station:
    "From the station's last two hours. Pressure and wind are held. The range is at least as wide as the misses of the last 24 hours.",
};

/** Age (ms) from which a report is no start for the hours to come; an airport's newest may be an hour old. */
const tooOld = 90 * 60_000;

/** ETs of the next hours, a sentence, a chart and a table, and of the rounds of the day. */
export const NextHoursPanel = ({
  place,
  next: { lane, timer, prediction, engine, reports },
  index,
  usualRisk,
  entries,
  ports,
}: {
  place: ChosenPlace;
  next: Pick<PredictedPass, 'lane' | 'timer' | 'prediction' | 'engine' | 'reports'>;
  /** ET that both cars run for; undefined in bracket racing. */
  index: Seconds | undefined;
  /** Breakout risk (a share of 1) at which the racer dials. */
  usualRisk: number;
  /** Passes of any car. */
  entries: readonly LogEntry[];
  ports: Pick<Ports, 'weather' | 'drafts' | 'clock'>;
}) => {
  const { location } = place;
  const { timezone } = location;
  const throttleStop = timer?.timer;
  const now = useNow(ports.clock, 60_000);
  const forecast = useForecast(ports.weather, location, now);
  const [withTable, setWithTable] = useState(false);
  const start = useCallback(
    () => nextHours(engine, location, reports, forecast, lane, throttleStop),
    [engine, location, reports, forecast, lane, throttleStop],
  );
  // The last hours stay on the screen while the next ones are worked out.
  const { outcome } = useSliced(start, ports.clock);
  // They begin at the newest report, so the first of them may be over.
  const ets = outcome?.ets.filter(({ at }) => Date.parse(at) > now) ?? [];
  const last = ets.at(-1);
  const newest = reports.at(-1);
  const race = useMemo(
    (): PlannedRace | undefined =>
      newest && { engine, location, newest, forecast, lane, throttleStop, index, usualRisk },
    [engine, location, newest, forecast, lane, throttleStop, index, usualRisk],
  );
  const measured = newest === undefined ? now : Date.parse(newest.datetime);
  const isOld = now - measured > tooOld;
  const difference = last === undefined ? 0 : last.et - prediction.et;
  const steadyBy = Math.abs(difference) < steady ? 'steady' : `${formatDifference(difference)} s`;
  return (
    <FoldPanel
      title="Next hours"
      figure={isOld || last === undefined ? undefined : `${steadyBy} by ${formatClock(last.at, timezone)}`}
    >
      {isOld && (
        <Typography variant="body2">
          The newest report is from {formatAge(measured, now)}, too old to look ahead. The next one brings
          this back.
        </Typography>
      )}
      {!isOld && outcome === undefined && <Skeleton variant="rounded" height={220} />}
      {!isOld && outcome !== undefined && last === undefined && (
        <Typography variant="body2">Too few reports yet to look ahead.</Typography>
      )}
      {!isOld && outcome !== undefined && last !== undefined && (
        <>
          <Typography sx={{ mb: 1 }}>
            {Math.abs(difference) < steady ? (
              `Steady: less than ${formatEt(steady)} s by ${formatClock(last.at, timezone)}.`
            ) : (
              <>
                <strong>{formatDifference(difference)} s</strong> by {formatClock(last.at, timezone)}: about{' '}
                {formatEt(last.et)}.
              </>
            )}
          </Typography>
          <HoursChart
            points={[{ ...prediction, at: new Date(now).toISOString() }, ...ets]}
            timezone={timezone}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {basis[outcome.by]}
          </Typography>
          <Button aria-expanded={withTable} sx={{ ml: -2.5 }} onClick={() => setWithTable(!withTable)}>
            {withTable ? 'Hide the table' : 'Show as a table'}
          </Button>
          {withTable && <HoursTable ets={ets} now={prediction.et} timezone={timezone} />}
          {race !== undefined && outcome.by === 'forecast' && (
            <RoundPlan race={race} entries={entries} now={now} drafts={ports.drafts} clock={ports.clock} />
          )}
        </>
      )}
    </FoldPanel>
  );
};
