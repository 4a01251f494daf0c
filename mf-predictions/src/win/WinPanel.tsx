import type { LogEntry, Ports, Prediction } from '@holeshot/shared-core';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { FoldPanel } from '../fold/FoldPanel';

const Failed = () => (
  <Typography>The chances could not be loaded. Check your network and reload the page.</Typography>
);
const WinOddsView = lazy(() =>
  import(/* webpackChunkName: "win-odds" */ './WinOddsView').then(
    (m) => ({ default: m.WinOddsView }),
    () => ({ default: Failed }),
  ),
);

/** Panel with the dial and the aim that win most; its code loads and works when it is open. */
export const WinPanel = memo(
  ({
    ports,
    ...made
  }: {
    vehicleUid: string;
    prediction: Prediction;
    /** Passes of all cars, newest first. */
    entries: readonly LogEntry[];
    /** Breakout risk (a share of 1) at which the racer dials. */
    usualRisk: number;
    ports: Pick<Ports, 'drafts' | 'clock'>;
  }) => {
    const { drafts, clock } = ports;
    const [figure, setFigure] = useState<string>();
    const [asked, setAsked] = useState({ opponent: '', dial: '' });
    const isTyped = asked.dial.trim() !== '';
    // No draft of the dial is saved, so an update of the app waits for it.
    useEffect(() => (isTyped ? drafts.hold() : undefined), [isTyped, drafts]);
    return (
      <FoldPanel title="Win" figure={figure}>
        <Suspense fallback={<Skeleton variant="rounded" height={560} />}>
          <WinOddsView {...made} asked={asked} onAsk={setAsked} onFigure={setFigure} clock={clock} />
        </Suspense>
      </FoldPanel>
    );
  },
);
WinPanel.displayName = 'WinPanel';
