import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';
import { RadioTile } from './RadioTile';
import { spokenOnly } from '../theme/SpokenOnly';

/** One choice of the control. */
export interface Segment<Value extends string> {
  value: Value;
  label: string;
}

/** Choice of a few, all visible: native radio buttons that look like one control. */
export const SegmentedControl = <Value extends string>({
  label,
  segments,
  value,
  onChange,
  labelHidden = false,
  error,
  inputRef,
}: {
  label: string;
  segments: readonly Segment<Value>[];
  /** Undefined before one is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  labelHidden?: boolean;
  error?: string | undefined;
  /** Gets the tile that the keyboard reaches first. */
  inputRef?: Ref<HTMLInputElement>;
}) => {
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Typography
        component="legend"
        variant="caption"
        sx={{
          color: 'text.secondary',
          p: 0,
          mb: 0.5,
          ...(labelHidden && spokenOnly),
        }}
      >
        {label}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          p: 0.5,
          borderRadius: '14px',
          bgcolor: 'action.hover',
          border: 1,
          borderColor: error === undefined ? 'divider' : 'error.main',
        }}
      >
        {segments.map((segment, index) => (
          <RadioTile
            key={segment.value}
            group={id}
            inputRef={segment.value === value || (value === undefined && index === 0) ? inputRef : undefined}
            checked={segment.value === value}
            onChoose={() => onChange(segment.value)}
            sx={{
              flex: '1 1 auto',
              minHeight: 44,
              px: 1.5,
              borderRadius: '10px',
              fontWeight: 500,
              fontSize: '0.9375rem',
              color: 'text.primary',
            }}
            chosenSx={{ bgcolor: 'primary.dark', color: 'primary.contrastText', fontWeight: 600 }}
          >
            {segment.label}
          </RadioTile>
        ))}
      </Box>
      {error !== undefined && (
        <Typography
          id={`${id}-error`}
          variant="caption"
          sx={{ display: 'block', mt: 0.5, color: 'error.main' }}
        >
          {error}
        </Typography>
      )}
    </Box>
  );
};
