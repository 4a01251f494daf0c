import { formatEt, type WalkSummary } from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MissBars } from './MissBars';
import { WalkTable } from './WalkTable';

const verdict = (engine: WalkSummary, rules: readonly WalkSummary[]): string => {
  const best = rules.reduce((found, row) => (row.mae < found.mae ? row : found));
  const word = best.mae > engine.mae ? 'The best rule of thumb' : 'A rule of thumb did better here:';
  return `${word}, ${best.method}, missed by ${formatEt(best.mae)} s.`.replace(':,', ':');
};

/** Result of a back-test, the engine's average miss first. */
export const WalkResult = ({
  rows,
  children,
}: {
  rows: readonly WalkSummary[];
  /** Stands under the average miss: what it leaves out. */
  children: ReactNode;
}) => {
  const [engine, ...rules] = rows;
  if (engine === undefined || engine.passes === 0) {
    return (
      <>
        <Typography>
          There are too few passes over this distance yet. The comparison starts with your eleventh all-out
          pass with weather.
        </Typography>
        {children}
      </>
    );
  }
  return (
    <Stack useFlexGap spacing={2}>
      <Panel label="How well it calls your car">
        <Typography sx={{ fontSize: 'clamp(2.5rem, 12vw, 4rem)', fontWeight: 650, lineHeight: 1.1 }}>
          ± {formatEt(engine.mae)} s
        </Typography>
        <Typography>
          Average miss over {engine.passes} of your passes, each called from the passes before it.{' '}
          {verdict(engine, rules)}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          {Math.round((engine.coverage80 ?? 0) * 100)} of 100 ended inside the 80 % interval, on average ±{' '}
          {formatEt(engine.half_width80)} s wide.
        </Typography>
        {children}
      </Panel>
      <Panel label="Mean miss">
        <Typography variant="h2" sx={{ mb: 0.5 }}>
          Mean miss
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          Average distance between call and slip. Shorter is better.
        </Typography>
        <MissBars rows={rows} />
        <WalkTable rows={rows} />
      </Panel>
    </Stack>
  );
};
