import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

/** What can be done with a vehicle beside opening it; lies above the card, all of which opens it. */
export const CardActions = ({
  name,
  onDuplicate,
  onDelete,
}: {
  name: string;
  onDuplicate: () => void;
  onDelete: () => void;
}) => (
  <Box
    sx={{
      position: 'relative',
      zIndex: 1,
      display: 'flex',
      justifyContent: 'flex-end',
      gap: 0.5,
      mt: 'auto',
      pt: 1.5,
    }}
  >
    <IconButton aria-label={`Duplicate ${name}`} onClick={onDuplicate}>
      <Icon path={icons.copyIcon} size={20} />
    </IconButton>
    <IconButton aria-label={`Delete ${name}`} onClick={onDelete}>
      <Icon path={icons.deleteIcon} size={20} />
    </IconButton>
  </Box>
);
