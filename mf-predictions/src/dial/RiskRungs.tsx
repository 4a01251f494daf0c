import { RadioTile } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatRisk } from './formatRisk';

/** Room for larger figures. */
const wide = '@container (min-width: 27rem)';

/** Neighbouring settings, in hundredths of a second, each with its breakout risk; the chosen one is large. */
export const RiskRungs = ({
  rungs,
  chosen,
  onChoose,
}: {
  rungs: readonly { hundredths: number; risk: number }[];
  /** In hundredths; may be none of them. */
  chosen: number | undefined;
  onChoose: (hundredths: number) => void;
}) => {
  const group = useId();
  return (
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
      {rungs.map(({ hundredths, risk }) => (
        <RadioTile
          // The rung moves with its setting, and keeps the focus.
          key={hundredths}
          group={group}
          checked={hundredths === chosen}
          onChoose={() => onChoose(hundredths)}
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
          <Box component="span" sx={{ fontWeight: hundredths === chosen ? 650 : 600 }}>
            {(hundredths / 100).toFixed(2)}
          </Box>{' '}
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {formatRisk(risk, 'short')}
          </Typography>
        </RadioTile>
      ))}
    </Box>
  );
};
