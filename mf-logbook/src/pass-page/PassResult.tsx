import { formatEt, formatMph, passFields, predictionMiss, type LogEntry } from '@holeshot/shared-core';
import { Figure, FigureList, Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { foulWords } from '../pass/foulWords';
import { secondsApart } from '../pass/secondsApart';
import { PassMark } from '../pass/PassMark';

const bigFigure = {
  fontSize: 'clamp(3rem, 20vw, 4.5rem)',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  lineHeight: 1.05,
  fontVariantNumeric: 'tabular-nums',
} as const;

const inThree = { m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } as const;

const setupFields = passFields.filter(({ key }) => key.startsWith('setup.'));

/** Result of a pass: its ET large, then speed and marks, the call against the run, and what was set. */
export const PassResult = ({
  entry,
  isSigned,
}: {
  entry: LogEntry;
  /** Its call is the one that the server signed. */
  isSigned: boolean;
}) => {
  const { derived, timeslip } = entry;
  const miss = predictionMiss(entry);
  const set = setupFields.filter(({ show }) => show(entry) !== '');
  return (
    <Panel label="Result">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography component="p" sx={bigFigure}>
          {formatEt(derived.finish_et)}
          <Typography component="span" sx={{ ml: 0.5, fontSize: '1.125rem', color: 'text.secondary' }}>
            s
          </Typography>
        </Typography>
        {derived.finish_mph !== undefined && (
          <Typography component="p" sx={{ fontSize: '1.75rem', fontVariantNumeric: 'tabular-nums' }}>
            {formatMph(derived.finish_mph)}
            <Typography component="span" sx={{ ml: 0.5, color: 'text.secondary' }}>
              mph
            </Typography>
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, my: 1 }}>
        <PassMark entry={entry} />
        {foulWords(entry).map((words) => (
          <Typography key={words} component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
            {words}
          </Typography>
        ))}
      </Box>
      {derived.finish_ddp === undefined ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No call was made for this pass.
        </Typography>
      ) : (
        <Box component="dl" sx={inThree}>
          <Figure label={isSigned ? 'Signed call' : 'Call'} value={formatEt(derived.finish_ddp)} />
          <Figure label="Run" value={formatEt(derived.finish_et)} />
          <Figure label="Miss" value={timeslip.quality === 'All Out' ? secondsApart(miss) : 'not counted'} />
        </Box>
      )}
      {set.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <FigureList>
            {set.map(({ key, label, show }) => (
              <Figure key={key} label={label} value={show(entry)} />
            ))}
          </FigureList>
        </Box>
      )}
    </Panel>
  );
};
