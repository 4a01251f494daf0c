import Box from '@mui/material/Box';
import { memo } from 'react';
import { chipStyle } from './chipStyle';

/** Chip that filters passes from a day on, or up to one. */
export const FilterDate = memo(
  ({
    field,
    label,
    value,
    onChange,
  }: {
    field: 'from' | 'to';
    label: string;
    /** `YYYY-MM-DD`, empty for any day. */
    value: string;
    onChange: (field: 'from' | 'to', value: string) => void;
  }) => (
    <Box
      component="label"
      sx={{
        ...chipStyle(value !== ''),
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        '&:focus-within': { outline: '3px solid', outlineColor: 'primary.light', outlineOffset: 2 },
      }}
    >
      {label}
      <Box
        component="input"
        type="date"
        value={value}
        onChange={(event) => onChange(field, event.target.value)}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          p: 0,
          border: 0,
          outline: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
        }}
      />
    </Box>
  ),
);
FilterDate.displayName = 'FilterDate';
