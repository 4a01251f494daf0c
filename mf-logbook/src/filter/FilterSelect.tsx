import Box from '@mui/material/Box';
import { chipStyle } from './chipStyle';
import type { FilterOption } from './filterOptions';

/** A chip that asks one question of the passes; the device's own list shows the answers. */
export const FilterSelect = ({
  label,
  all,
  options,
  value,
  onChange,
}: {
  label: string;
  /** The answer that asks nothing, such as `All tracks`. */
  all: string;
  options: readonly FilterOption[];
  value: string;
  onChange: (value: string) => void;
}) => (
  <Box
    component="select"
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    sx={{ ...chipStyle(value !== ''), minWidth: 0, textOverflow: 'ellipsis' }}
  >
    <option value="">{all}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </Box>
);
