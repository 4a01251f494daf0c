import TextField from '@mui/material/TextField';

/** Select field with the device's own list. */
export const Chooser = ({
  label,
  uid,
  rows,
  onChoose,
}: {
  label: string;
  uid: string;
  rows: { uid: string; text: string }[];
  onChoose: (uid: string) => void;
}) => (
  <TextField
    select
    fullWidth
    label={label}
    value={uid}
    onChange={(event) => onChoose(event.target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {rows.map((row) => (
      <option key={row.uid} value={row.uid}>
        {row.text}
      </option>
    ))}
  </TextField>
);
