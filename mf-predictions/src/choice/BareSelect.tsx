import Box from '@mui/material/Box';

/** Select field without a visible label: small to see, large enough for a thumb. */
export const BareSelect = ({
  label,
  value,
  rows,
  onChoose,
}: {
  label: string;
  value: string;
  rows: { value: string; text: string }[];
  onChoose: (value: string) => void;
}) => (
  <Box
    component="select"
    aria-label={label}
    value={value}
    onChange={(event) => onChoose(event.target.value)}
    sx={{
      minHeight: 48,
      minWidth: 0,
      maxWidth: '100%',
      px: 1,
      font: 'inherit',
      fontSize: '1rem',
      color: 'text.primary',
      bgcolor: 'background.default',
      border: 1,
      borderColor: 'divider',
      borderRadius: '12px',
      textOverflow: 'ellipsis',
    }}
  >
    {rows.map((row) => (
      <option key={row.value} value={row.value}>
        {row.text}
      </option>
    ))}
  </Box>
);
