import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { chipStyle } from '../filter/chipStyle';

/** Select with its name above it, for what the chart draws. */
export const ChartChoice = ({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { key: string; label: string }[];
  value: string;
  onChange: (key: string) => void;
}) => (
  <Box component="label" sx={{ display: 'block', minWidth: 0 }}>
    <Typography
      component="span"
      variant="caption"
      sx={{ display: 'block', color: 'text.secondary', mb: 0.5 }}
    >
      {label}
    </Typography>
    <Box
      component="select"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ ...chipStyle(false), width: '100%' }}
    >
      {options.map((option) => (
        <option key={option.key} value={option.key}>
          {option.label}
        </option>
      ))}
    </Box>
  </Box>
);
