import type { PassField } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { chipStyle } from '../filter/chipStyle';

/** Select for the value on one axis of the chart. */
export const AxisChooser = ({
  label,
  fields,
  value,
  onChange,
}: {
  label: string;
  fields: readonly PassField[];
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
      {fields.map((field) => (
        <option key={field.key} value={field.key}>
          {field.label}
        </option>
      ))}
    </Box>
  </Box>
);
