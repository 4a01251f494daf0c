import type { Location, Vehicle } from '@holeshot/shared-core';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { PastedSlip } from './useReadSlip';

/** Notes on a pasted slip: values read, lines left out, and another track's name. */
export const PastedSlipNotes = ({
  pasted,
  vehicle,
  location,
  trackDoubtful,
}: {
  pasted: PastedSlip | undefined;
  vehicle: Vehicle | undefined;
  location: Location | undefined;
  /** The racer has not checked the track yet. */
  trackDoubtful: boolean;
}) => {
  const { trackName, sameTrack, read = [], leftOut = [] } = pasted ?? {};
  return (
    <>
      {trackName !== undefined && location !== undefined && trackDoubtful && (
        <Alert severity="warning" variant="outlined" role="alert" sx={{ mt: 2 }}>
          {sameTrack === true
            ? `The slip says ${trackName}, matched to ${location.title}. Check the track.`
            : `The slip says ${trackName}; the form says ${location.title}. Check the track.`}
        </Alert>
      )}
      <Box role="status" sx={{ '&:not(:empty)': { mt: 2 } }}>
        {pasted !== undefined && (
          <Alert severity="info" variant="outlined" role="none" sx={{ overflowWrap: 'anywhere' }}>
            Read from the slip: {read.join(', ')}.{vehicle !== undefined && ` The car stays ${vehicle.name}.`}
            {leftOut.length > 0 && (
              <>
                {' '}
                Left out:
                <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                  {leftOut.map((line, index) => (
                    <li key={index}>{line}</li>
                  ))}
                </Box>
              </>
            )}
          </Alert>
        )}
      </Box>
    </>
  );
};
