import { dialFor, formatDial, type Prediction } from '@holeshot/shared-core';
import { RadioTile } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';

/** Chances of breaking out to choose between. */
export const risks = [0.05, 0.1, 0.2, 0.5] as const;

/** A chance of breaking out, as a share of 1. */
export type Risk = (typeof risks)[number];

/** Choice of a dial by its breakout risk. */
export const DialChoice = memo(
  ({
    prediction,
    risk,
    onChoose,
  }: {
    prediction: Prediction;
    /** Undefined where none is chosen. */
    risk: Risk | undefined;
    onChoose: (risk: Risk) => void;
  }) => {
    const group = useId();
    return (
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Typography component="legend" variant="caption" sx={{ color: 'text.secondary', p: 0, mb: 0.5 }}>
          Dial and its breakout risk
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 1 }}>
          {risks.map((each) => (
            <RadioTile
              key={each}
              group={group}
              checked={each === risk}
              onChoose={() => onChoose(each)}
              sx={{
                minHeight: 64,
                flexDirection: 'column',
                borderRadius: '12px',
                bgcolor: 'action.hover',
                border: 2,
                borderColor: 'transparent',
              }}
              chosenSx={{ borderColor: 'primary.dark', bgcolor: 'action.selected' }}
            >
              <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                {each * 100} %
              </Typography>{' '}
              <Typography
                component="span"
                sx={{ fontSize: { xs: '1rem', sm: '1.125rem' }, fontWeight: 600, lineHeight: 1.3 }}
              >
                {formatDial(dialFor(prediction, each).dial)}
              </Typography>
            </RadioTile>
          ))}
        </Box>
      </Box>
    );
  },
);
DialChoice.displayName = 'DialChoice';
