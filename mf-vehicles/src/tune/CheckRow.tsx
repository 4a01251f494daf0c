import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';

/** Checkbox with a sentence about its effect. */
export const CheckRow = ({
  label,
  sentence,
  on,
  onChange,
}: {
  label: string;
  sentence: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) => {
  const sentenceId = useId();
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={on}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': sentenceId } }}
          />
        }
        sx={{ minHeight: 48, ml: '-10px', mr: 0 }}
      />
      <FormHelperText id={sentenceId} sx={{ m: 0, pl: 4 }}>
        {sentence}
      </FormHelperText>
    </Box>
  );
};
