import { formatDial, seconds, type Prediction, type Seconds } from '@holeshot/shared-core';
import { RadioTile } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useId, type ReactNode } from 'react';
import { formatRisk } from './formatRisk';
import { ladder } from './ladder';

/** Room for larger figures. */
const wide = '@container (min-width: 27rem)';

/** Ladder of five neighbouring dials, each with its breakout risk; the chosen one is in the middle, and large. */
export const DialLadder = memo(
  ({
    prediction,
    dial,
    isHeld,
    usualRisk,
    onHold,
    onLetGo,
    head,
  }: {
    prediction: Prediction;
    dial: Seconds;
    /** Whether the racer chose this dial; else it follows the usual risk. */
    isHeld: boolean;
    usualRisk: number;
    onHold: (dial: Seconds) => void;
    onLetGo: () => void;
    /** Stands above the rungs, beside the button. */
    head: ReactNode;
  }) => {
    const group = useId();
    return (
      <Box
        role="radiogroup"
        aria-label="Dial and its breakout risk"
        sx={{ minWidth: 0, containerType: 'inline-size' }}
      >
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Box sx={{ flex: '1 1 9rem', minWidth: 0 }}>{head}</Box>
          <Button
            variant="text"
            onClick={isHeld ? onLetGo : () => onHold(dial)}
            sx={{ px: 1, mr: -1, fontSize: '0.9375rem' }}
          >
            {isHeld ? `Back to ${formatRisk(usualRisk)}` : `Hold ${formatDial(dial)}`}
          </Button>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            overflow: 'hidden',
            border: 1,
            borderColor: 'divider',
            borderRadius: '12px',
            bgcolor: 'action.hover',
          }}
        >
          {ladder(prediction, dial).map((rung, index) => {
            const isChosen = index === 2;
            return (
              <RadioTile
                // The rung moves with its dial, and keeps the focus.
                key={Math.round(rung.dial * 100)}
                group={group}
                checked={isChosen}
                onChoose={() => onHold(seconds(rung.dial))}
                sx={{
                  flex: '1 1 2.9rem',
                  minHeight: 64,
                  flexDirection: 'column',
                  lineHeight: 1.25,
                  border: 2,
                  borderColor: 'transparent',
                  borderRadius: '11px',
                  fontSize: '1rem',
                  [wide]: { fontSize: '1.125rem' },
                }}
                chosenSx={{
                  flex: '1.5 1 3.8rem',
                  borderColor: 'primary.dark',
                  bgcolor: 'action.selected',
                  fontSize: '1.375rem',
                  [wide]: { fontSize: '1.75rem' },
                }}
              >
                <Box component="span" sx={{ fontWeight: isChosen ? 650 : 600 }}>
                  {formatDial(rung.dial)}
                </Box>{' '}
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                  {formatRisk(rung.risk, 'short')}
                </Typography>
              </RadioTile>
            );
          })}
        </Box>
      </Box>
    );
  },
);
DialLadder.displayName = 'DialLadder';
