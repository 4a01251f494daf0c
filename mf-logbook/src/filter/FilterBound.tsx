import Box from '@mui/material/Box';
import { memo } from 'react';
import { chipStyle } from './chipStyle';

/** Fields of a filter that bound a value. */
type Bound = 'from' | 'to' | 'daMin' | 'daMax';

/** Chip that filters passes by a day or a number: from it on, or up to it. */
export const FilterBound = memo(
  ({
    field,
    label,
    type,
    value,
    onChange,
  }: {
    field: Bound;
    label: string;
    type: 'date' | 'number';
    /** A day as `YYYY-MM-DD`, or a number; empty for any. */
    value: string;
    onChange: (field: Bound, value: string) => void;
  }) => (
    <Box
      component="label"
      sx={{
        ...chipStyle(value !== ''),
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        flexGrow: 1,
        minWidth: 0,
        whiteSpace: 'nowrap',
        '&:focus-within': { outline: '3px solid', outlineColor: 'primary.light', outlineOffset: 2 },
      }}
    >
      {label}
      <Box
        component="input"
        type={type}
        value={value}
        onChange={(event) => onChange(field, event.target.value)}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          width: { md: type === 'number' ? 72 : 'auto' },
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
FilterBound.displayName = 'FilterBound';
