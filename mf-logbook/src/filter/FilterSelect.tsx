import Box from '@mui/material/Box';
import { memo } from 'react';
import { chipStyle } from './chipStyle';
import type { FilterOption, FilterOptions } from './filterOptions';

/** Chip with a native select that filters passes by one value. */
export const FilterSelect = memo(
  ({
    field,
    label,
    all,
    options,
    value,
    onChange,
  }: {
    field: keyof FilterOptions;
    label: string;
    /** Option without a filter, such as `All tracks`. */
    all: string;
    options: readonly FilterOption[];
    value: string;
    onChange: (field: keyof FilterOptions, value: string) => void;
  }) => (
    <Box
      component="select"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(field, event.target.value)}
      sx={{ ...chipStyle(value !== ''), minWidth: 0, maxWidth: { md: 176 }, textOverflow: 'ellipsis' }}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Box>
  ),
);
FilterSelect.displayName = 'FilterSelect';
