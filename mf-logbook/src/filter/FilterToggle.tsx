import Button from '@mui/material/Button';
import { chipStyle } from './chipStyle';
import type { FilterOptions } from './filterOptions';

/** Chip that filters passes by one value, or no longer. */
export const FilterToggle = ({
  field,
  label,
  value,
  chosen,
  onChoose,
}: {
  field: keyof FilterOptions;
  label: string;
  /** Value that a press chooses. */
  value: string;
  /** Value that passes are filtered by; empty for all. */
  chosen: string;
  onChoose: (field: keyof FilterOptions, value: string) => void;
}) => (
  <Button
    aria-pressed={chosen === value}
    onClick={() => onChoose(field, chosen === value ? '' : value)}
    sx={{ ...chipStyle(chosen === value), flexShrink: 0 }}
  >
    {label}
  </Button>
);
