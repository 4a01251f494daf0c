import { formatPasses, icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LocationUse } from './useLocationUse';

const passesSentence = (passes: number | undefined): string => {
  if (passes === undefined) return 'Passes logged here keep the location as it was.';
  if (passes === 0) return 'No pass was logged here.';
  const [were, keep] = passes === 1 ? ['was', 'it keeps'] : ['were', 'they keep'];
  return `${formatPasses(passes)} ${were} logged here; ${keep} the location as it was.`;
};

/** Button that deletes a location, with its effect on passes and predictions. */
export const DeleteSection = ({
  use: { passes, predictedVehicle },
  isOnly,
  onDelete,
}: {
  use: LocationUse;
  /** The racer has no other location. */
  isOnly: boolean;
  onDelete: () => void;
}) => (
  <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2.5 }}>
    <Typography variant="h3">Delete this location</Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
      {passesSentence(passes)}
      {predictedVehicle !== undefined &&
        ` The prediction for ${predictedVehicle} uses this track; ${isOnly ? 'you have no other' : 'another of yours takes its place'}.`}
    </Typography>
    <Button
      variant="outlined"
      color="error"
      startIcon={<Icon path={icons.deleteIcon} />}
      onClick={onDelete}
      sx={{ mt: 1.5 }}
    >
      Delete location
    </Button>
  </Box>
);
