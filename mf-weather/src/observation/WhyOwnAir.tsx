import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

/** Explanation, behind a button, of how the app uses own readings. */
export const WhyOwnAir = ({
  stationName,
  reported,
  lessDifference,
}: {
  /** Name of the public station; undefined if none. */
  stationName: string | undefined;
  /** It has reported. */
  reported: boolean;
  /** Its difference from the own station is known or learned now. */
  lessDifference: boolean;
}) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ mt: -1 }}>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} sx={{ px: 1, ml: -1 }}>
        Why?
      </Button>
      <Box id={id} hidden={!open}>
        {reported && (
          <Typography variant="body2" sx={{ mb: 1 }}>
            Until {stationName} reports again, predictions use your numbers{' '}
            {lessDifference
              ? 'corrected for the difference between the two: your passes were logged with the public station. The track’s weather is shown with that correction from now on.'
              : 'as it is.'}
          </Typography>
        )}
        <Typography variant="body2">
          Weather that you type into a pass counts for that pass
          {stationName === undefined ? '.' : `: if it differs from ${stationName}, the dial moves with it.`}
        </Typography>
      </Box>
    </Box>
  );
};
