import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

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
          <Box
            key={segment.value}
            component="label"
            sx={{
              position: 'relative',
              flex: '1 1 auto',
              minHeight: 44,
              px: 1.5,
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: '10px',
              fontWeight: 500,
              fontSize: '0.9375rem',
              cursor: 'pointer',
              color: 'text.primary',
              '&:has(input:checked)': {
                bgcolor: 'primary.dark',
                color: 'primary.contrastText',
                fontWeight: 600,
              },
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
              name={id}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
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
            {segment.label}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
