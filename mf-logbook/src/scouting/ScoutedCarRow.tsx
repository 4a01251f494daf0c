import {
  formatAge,
  formatDial,
  formatDifference,
  formatEt,
  icons,
  lastScoutedDial,
  type ScoutedCar,
  type ScoutedRun,
} from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Fold } from '../fields/Fold';

/** Returns how far over its dial a run was, with its sign; its ET where no dial is known. */
const overOf = ({ dial, et }: ScoutedRun): string =>
  dial === undefined ? formatEt(et) : formatDifference(et - dial);

const dialOf = (runs: readonly ScoutedRun[]): string => {
  const dial = lastScoutedDial(runs);
  return dial === undefined ? 'no dial' : `dial ${formatDial(dial)}`;
};

/** Car in a line: its dial and its runs, newest first; opened, each run with Delete. */
export const ScoutedCarRow = ({
  scouted: { car, runs },
  now,
  onDelete,
}: {
  scouted: ScoutedCar;
  /** Milliseconds. */
  now: number;
  onDelete: (run: ScoutedRun) => void;
}) => {
  const list = useRef<HTMLUListElement>(null);
  const deleted = useRef<number>(undefined);
  useEffect(() => {
    if (deleted.current === undefined) return;
    // The button that had the focus is gone with its run.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(deleted.current, buttons.length - 1)]?.focus();
    deleted.current = undefined;
  }, [runs]);
  return (
    <Fold title={car} summary={`${dialOf(runs)} · ${runs.map(overOf).join(', ')}`}>
      <Box component="ul" ref={list} aria-label={`Runs of ${car}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {runs.map((run, index) => (
          <Box
            component="li"
            // Two runs may be equal in everything.
            key={`${run.at} ${run.et} ${runs.length - index}`}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}
          >
            <Typography sx={{ flexGrow: 1 }}>
              {[
                formatEt(run.et),
                ...(run.dial === undefined ? [] : [`dial ${formatDial(run.dial)}`, overOf(run)]),
                formatAge(Date.parse(run.at), now),
              ].join(' · ')}
            </Typography>
            <IconButton
              aria-label={`Delete the ${formatEt(run.et)} of ${car}`}
              onClick={() => {
                deleted.current = index;
                onDelete(run);
              }}
              sx={{ minWidth: 48, minHeight: 48, color: 'text.secondary' }}
            >
              <Icon path={icons.deleteIcon} />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Fold>
  );
};
