import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';

/** Buttons of a vehicle, above the card that opens it. */
export const CardActions = ({
  name,
  onTune,
  onDuplicate,
  onDelete,
}: {
  name: string;
  onTune: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}) => (
  <Box
    sx={{
      position: 'relative',
      zIndex: 1,
      display: 'flex',
      alignItems: 'center',
      gap: 0.5,
      mt: 'auto',
      pt: 1.5,
    }}
  >
    <Button
      variant="outlined"
      aria-label={`Tune of ${name}`}
      startIcon={<Icon path={icons.tuneIcon} size={20} />}
      sx={{ mr: 'auto' }}
      onClick={onTune}
    >
      Tune
    </Button>
    <IconButton aria-label={`Duplicate ${name}`} onClick={onDuplicate}>
      <Icon path={icons.copyIcon} size={20} />
    </IconButton>
    <IconButton aria-label={`Delete ${name}`} onClick={onDelete}>
      <Icon path={icons.deleteIcon} size={20} />
    </IconButton>
  </Box>
);
