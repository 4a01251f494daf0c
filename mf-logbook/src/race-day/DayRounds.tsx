import type { LogEntry } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, type ReactNode } from 'react';
import { offeredRound } from '../draft/offeredRound';
import { carsOf } from '../filter/carsOf';
import { DaySummary } from './DaySummary';
import { RoundList } from './RoundList';

/** Names the button of a car's next round as its form will. */
const logWords = (today: readonly LogEntry[], vehicleUid: string): string =>
  `Log ${offeredRound(today, vehicleUid, true).round || 'round'}`;

/** Rounds of a race day with their summary; several cars apart, the one that ran last first. */
export const DayRounds = ({
  day,
  passes,
  saved,
  onOpen,
  onLog,
  children,
}: {
  /** `2026-06-20`; undefined for today. */
  day: string | undefined;
  /** Passes of the day, newest first. */
  passes: readonly LogEntry[];
  /** Record of the last save, whose round scrolls into sight. */
  saved: { uid: string } | undefined;
  onOpen: (entry: LogEntry) => void;
  /** Opens a new round of a car. */
  onLog: (vehicleUid: string) => void;
  /** Way to the call: below the summary, above those of several cars. */
  children: ReactNode;
}) => {
  const cars = carsOf(passes);
  const [only, another] = cars;
  const call = children && <Box sx={{ my: 1.5, display: 'grid', textAlign: 'center' }}>{children}</Box>;
  if (only === undefined || another === undefined)
    return (
      <>
        <DaySummary passes={passes} />
        {call}
        <RoundList day={day} passes={passes} saved={saved} onOpen={onOpen} />
      </>
    );
  const apart = cars.map(({ uid, name }) => {
    const log = logWords(passes, uid);
    const own = passes.filter(({ vehicle }) => vehicle.uid === uid);
    return (
      <Fragment key={uid}>
        <DaySummary passes={own} car={name} />
        {day === undefined && (
          <Box sx={{ mt: 1.5 }}>
            <Button
              fullWidth
              variant="outlined"
              aria-label={`${log}, ${name}`}
              onClick={() => onLog(uid)}
              sx={{ minHeight: 48 }}
            >
              {log}
            </Button>
          </Box>
        )}
        <RoundList day={day} car={name} passes={own} saved={saved} onOpen={onOpen} />
      </Fragment>
    );
  });
  // It may be the call of either car.
  return (
    <>
      {call}
      {apart}
    </>
  );
};
