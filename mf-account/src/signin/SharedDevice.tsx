import type { AccountPort } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';

/** Choice that several racers use this device, remembered at once: Google's sign-in follows it too. */
export const SharedDevice = ({ device }: { device: NonNullable<AccountPort['sharedDevice']> }) => {
  const [isShared, setShared] = useState(() => device.read());
  const hintId = useId();
  const choose = (next: boolean): void => {
    device.write(next);
    setShared(next);
  };
  return (
    <Box>
      <FormControlLabel
        label="Shared device"
        control={
          <Checkbox
            checked={isShared}
            onChange={(_, next) => choose(next)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
        sx={{ m: 0, minHeight: 48, ml: -1.25 }}
      />
      <FormHelperText id={hintId} sx={{ m: 0 }}>
        Signing out offers to clear it.
      </FormHelperText>
    </Box>
  );
};
