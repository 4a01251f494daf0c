import { RadioTile } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';
import { compassPoints } from '../../find/compassPoints';
import { CompassStar } from './CompassStar';

/** Row and column of each point around the star. */
const cells = ['1 / 2', '1 / 3', '2 / 3', '3 / 3', '3 / 2', '3 / 1', '2 / 1', '1 / 1'] as const;

/** Radio buttons of the eight directions, laid out as a compass, clockwise from north for the arrow keys. */
export const CompassRose = ({
  label,
  value,
  onChange,
  error,
  inputRef,
}: {
  label: string;
  /** Undefined before one is chosen. */
  value: number | undefined;
  onChange: (index: number) => void;
  error: string | undefined;
  /** Gets the button that the keyboard reaches first. */
  inputRef?: Ref<HTMLInputElement>;
}) => {
  const id = useId();
  return (
    <Box
      component="fieldset"
      role="radiogroup"
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={`${id}-words`}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="caption" sx={{ color: 'text.secondary', p: 0, mb: 0.5 }}>
        {label}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: 0.5,
          maxWidth: 360,
          p: 0.5,
          borderRadius: '16px',
          border: 1,
          borderColor: error === undefined ? 'divider' : 'error.main',
          bgcolor: 'action.hover',
        }}
      >
        {compassPoints.map((point, index) => (
          <RadioTile
            key={point}
            group={id}
            inputRef={index === (value ?? 0) ? inputRef : undefined}
            checked={index === value}
            onChoose={() => onChange(index)}
            sx={{
              gridArea: cells[index],
              minHeight: 56,
              borderRadius: '12px',
              fontSize: { xs: '0.8125rem', sm: '0.875rem' },
              fontWeight: 500,
            }}
            chosenSx={{ bgcolor: 'primary.dark', color: 'primary.contrastText', fontWeight: 600 }}
          >
            {point}
          </RadioTile>
        ))}
        <Box sx={{ gridArea: '2 / 2', display: 'flex', minHeight: 56 }}>
          <CompassStar index={value} />
        </Box>
      </Box>
      <FormHelperText id={`${id}-words`} error={error !== undefined}>
        {error ?? 'From start to finish line. Headwind and crosswind depend on it.'}
      </FormHelperText>
    </Box>
  );
};
