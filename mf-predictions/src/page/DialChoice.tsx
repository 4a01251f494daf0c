import { dialFor, formatDial, type Prediction } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

/** The chances of breaking out that a racer can choose between. */
const risks = [0.05, 0.1, 0.2, 0.5] as const;
export type Risk = (typeof risks)[number];

/** The dial for each chance of breaking out, one of them chosen. */
export const DialChoice = ({
  prediction,
  risk,
  onChoose,
}: {
  prediction: Prediction;
  risk: Risk;
  onChoose: (risk: Risk) => void;
}) => {
  const name = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="caption" sx={{ color: 'text.secondary', p: 0, mb: 0.5 }}>
        Dial for a breakout risk of at most
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 1 }}>
        {risks.map((each) => (
          <Box
            key={each}
            component="label"
            sx={{
              position: 'relative',
              minHeight: 64,
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: '12px',
              bgcolor: 'action.hover',
              border: 2,
              borderColor: 'transparent',
              cursor: 'pointer',
              '&:has(input:checked)': { borderColor: 'primary.dark', bgcolor: 'action.selected' },
              '&:has(input:focus-visible)': {
                outline: '3px solid',
                outlineColor: 'primary.light',
                outlineOffset: 2,
              },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              checked={each === risk}
              onChange={() => onChoose(each)}
              sx={{
                position: 'absolute',
                inset: 0,
                opacity: 0,
                width: '100%',
                height: '100%',
                m: 0,
                cursor: 'pointer',
              }}
            />
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {each * 100} %
            </Typography>{' '}
            <Typography
              component="span"
              sx={{ fontSize: { xs: '1rem', sm: '1.125rem' }, fontWeight: 600, lineHeight: 1.3 }}
            >
              {formatDial(dialFor(prediction, each).dial)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
