import {
  parseNumber,
  seconds,
  type ClockPort,
  type DraftsPort,
  type LogEntry,
  type Prediction,
  type Seconds,
} from '@holeshot/shared-core';
import { lazyView } from '@holeshot/shared-core/react';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo, useMemo, useState } from 'react';
import { useChosenDial } from '../dial/useChosenDial';
import type { HeldDial } from '../dial/useHeldDial';
import { FoldPanel } from '../fold/FoldPanel';
import type { PredictedPass } from '../prediction/nextPass';
import { useOpponent } from './useOpponent';

/** Race whose chances are worked out. */
export interface AskedRace {
  vehicleUid: string;
  prediction: Pick<Prediction, 'et' | 'sd' | 'mph' | 'finish'>;
  /** Passes of all cars, newest first. */
  entries: readonly LogEntry[];
  /** Breakout risk (a share of 1) at which the racer dials. */
  usualRisk: number;
  /** Dial that the racer chose, or the index. */
  dial: Seconds;
  /** Both cars run for the index, so no dial can be chosen. */
  isIndex: boolean;
  /** Name in the book of opponents, or a scouted car; empty for a typical one. */
  opponent: string;
  /** Dial of the opponent as typed; undefined where it is none. */
  theirDial: Seconds | undefined;
}

/** How many times as quick as the other one of two cars may be that race each other. */
const unequal = 3;

const readDial = (text: string, own: Seconds): Seconds | undefined => {
  const dial = parseNumber(text);
  return dial !== undefined && dial > own / unequal && dial < own * unequal ? seconds(dial) : undefined;
};

const WinOddsView = lazyView(
  () => import(/* webpackChunkName: "win-odds" */ './WinOddsView').then((m) => m.WinOddsView),
  {
    waiting: <Skeleton variant="rounded" height={560} />,
    failed: () => (
      <Typography>The chances could not be loaded. Check your network and reload the page.</Typography>
    ),
  },
);

/** Panel with the dial and the aim that win most; its code loads and works when it is open. */
export const WinPanel = memo(
  ({
    vehicleUid,
    next: { prediction, timer },
    index,
    entries,
    heldDial,
    drafts,
    clock,
  }: {
    vehicleUid: string;
    next: Pick<PredictedPass, 'prediction' | 'timer'>;
    /** ET that both cars run for; undefined in bracket racing. */
    index: Seconds | undefined;
    /** Passes of all cars, newest first. */
    entries: readonly LogEntry[];
    heldDial: HeldDial;
    drafts: DraftsPort;
    clock: ClockPort;
  }) => {
    const chosen = useChosenDial(prediction, heldDial);
    const [{ opponent, dialText }, setOpponent] = useOpponent(vehicleUid, entries, { drafts, clock });
    const isIndex = index !== undefined || timer !== undefined;
    const dial = index ?? chosen.dial;
    const theirDial = readDial(dialText, dial);
    const { et, sd, mph, finish } = prediction;
    const { usualRisk } = heldDial;
    const race = useMemo(
      (): AskedRace => ({
        ...{ vehicleUid, prediction: { et, sd, finish, ...(mph !== undefined && { mph }) }, entries },
        ...{ usualRisk, dial, isIndex, opponent, theirDial },
      }),
      [vehicleUid, et, sd, mph, finish, entries, usualRisk, dial, isIndex, opponent, theirDial],
    );
    // The figure holds for the race that it was worked out from.
    const [figure, setFigure] = useState<{ of: AskedRace; text: string }>();
    return (
      <FoldPanel title="Win" figure={figure?.of === race ? figure.text : undefined}>
        <WinOddsView
          race={race}
          dialText={dialText}
          onOpponent={setOpponent}
          onFigure={setFigure}
          drafts={drafts}
          clock={clock}
        />
      </FoldPanel>
    );
  },
);
WinPanel.displayName = 'WinPanel';
