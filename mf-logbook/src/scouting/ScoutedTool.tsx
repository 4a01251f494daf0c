import {
  mostScouted,
  opponentKey,
  scoutedCars,
  undoTimeout,
  type Ports,
  type ScoutedRun,
} from '@holeshot/shared-core';
import { useNow } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PasteRuns } from './PasteRuns';
import { RunFields } from './RunFields';
import { ScoutedCarRow } from './ScoutedCarRow';
import type { ScoutedRuns } from './useScoutedRuns';

/** Tool that notes the runs of other racers' cars on this device, and lists them by car. */
export const ScoutedTool = ({
  scouted,
  ports,
}: {
  scouted: ScoutedRuns;
  ports: Pick<Ports, 'clock' | 'drafts' | 'feedback'>;
}) => {
  const { drafts, clock, feedback } = ports;
  const now = useNow(clock, 60_000);
  const cars = useMemo(() => scoutedCars(scouted.runs), [scouted.runs]);
  const [isPasting, setPasting] = useState(false);
  const pasteButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const gone = useRef<number>(undefined);
  useEffect(() => {
    if (gone.current === undefined) return;
    // With its last run the car is gone, and the focus with it.
    const rows = list.current?.querySelectorAll<HTMLButtonElement>('button[aria-expanded]') ?? [];
    (rows[Math.min(gone.current, rows.length - 1)] ?? pasteButton.current)?.focus();
    gone.current = undefined;
  }, [cars]);
  const remove = (run: ScoutedRun) => {
    const place = cars.findIndex(({ runs }) => runs.includes(run));
    if (cars[place]?.runs.length === 1) gone.current = place;
    scouted.remove(run);
    feedback.snackbar({
      text: 'Run deleted.',
      timeout: undoTimeout,
      action: { label: 'Undo', run: () => scouted.note(run) },
    });
  };
  return (
    <Stack spacing={2} role="group" aria-label="Scouted runs">
      {scouted.isFull ? (
        <Typography role="status">
          {mostScouted} runs are noted, and there is room for no more. Delete some first.
        </Typography>
      ) : (
        <RunFields cars={cars} drafts={drafts} clock={clock} onAdd={scouted.note} />
      )}
      {isPasting ? (
        <PasteRuns drafts={drafts} clock={clock} onPaste={scouted.paste} onClose={() => setPasting(false)} />
      ) : (
        <Button ref={pasteButton} variant="outlined" onClick={() => setPasting(true)} sx={{ minHeight: 48 }}>
          Paste a list
        </Button>
      )}
      {cars.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Note what other cars dial and run. Predictions then tell your chance against them. The runs stay on
          this device for three days.
        </Typography>
      ) : (
        <div ref={list}>
          {cars.map((each) => (
            <ScoutedCarRow key={opponentKey(each.car)} scouted={each} now={now} onDelete={remove} />
          ))}
        </div>
      )}
    </Stack>
  );
};
