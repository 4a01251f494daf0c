import Box from '@mui/material/Box';
import { memo } from 'react';
import { chipStyle } from './chipStyle';
import type { FilterOption, FilterOptions } from './filterOptions';

/** A chip that asks one question of the passes; the device's own list shows the answers. */
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
    /** The answer that asks nothing, such as `All tracks`. */
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
