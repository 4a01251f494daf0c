import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RadioTile } from './RadioTile';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
}

/** One choice of a few, all of them in sight: native radio buttons that look like one control. */
export const SegmentedControl = <Value extends string>({
  label,
  segments,
  value,
  onChange,
  labelHidden = false,
}: {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  labelHidden?: boolean;
}) => {
  const id = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography
        component="legend"
        variant="caption"
        sx={{
          color: 'text.secondary',
          p: 0,
          mb: 0.5,
          ...(labelHidden && {
            position: 'absolute',
            width: 1,
            height: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          }),
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
          borderColor: 'divider',
        }}
      >
        {segments.map((segment) => (
          <RadioTile
            key={segment.value}
            group={id}
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
              '&:has(input:checked)': {
                bgcolor: 'primary.dark',
                color: 'primary.contrastText',
                fontWeight: 600,
              },
            }}
          >
            {segment.label}
          </RadioTile>
        ))}
      </Box>
    </Box>
  );
};
