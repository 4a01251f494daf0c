import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';

/** Switch of a setting with a sentence about its effect. */
export const SwitchSetting = ({
  label,
  hint,
  on,
  onChange,
}: {
  label: string;
  hint: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) => {
  const hintId = useId();
  return (
    <Box>
      <FormControlLabel
        label={label}
        labelPlacement="start"
        control={
          <Switch
            checked={on}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
        sx={{ m: 0, minHeight: 48, width: '100%', justifyContent: 'space-between' }}
      />
      <FormHelperText id={hintId} sx={{ m: 0 }}>
        {hint}
      </FormHelperText>
    </Box>
  );
};
