import { formatDial, seconds, type Prediction, type Seconds } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, type ReactNode } from 'react';
import { formatRisk } from './formatRisk';
import { ladder } from './ladder';
import { RiskRungs } from './RiskRungs';

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
  }) => (
    <Box
      role="radiogroup"
      aria-label="Dial and its breakout risk"
      sx={{ minWidth: 0, containerType: 'inline-size' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ flex: '1 1 9rem', minWidth: 0 }}>{head}</Box>
        <Button
          variant="text"
          onClick={isHeld ? onLetGo : () => onHold(dial)}
          sx={{ px: 1, mr: -1, fontSize: '0.9375rem' }}
        >
          {isHeld ? `Back to ${formatRisk(usualRisk)}` : `Hold ${formatDial(dial)}`}
        </Button>
      </Box>
      <RiskRungs
        rungs={ladder(prediction, dial).map((rung) => ({
          hundredths: Math.round(rung.dial * 100),
          risk: rung.risk,
        }))}
        chosen={Math.round(dial * 100)}
        onChoose={(hundredths) => onHold(seconds(hundredths / 100))}
      />
    </Box>
  ),
);
DialLadder.displayName = 'DialLadder';
