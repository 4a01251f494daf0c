import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';

/** Keeps the car and the track that are shown among the cards. */
export const SaveCard = ({ readOnly, onSave }: { readOnly: boolean; onSave: () => void }) => (
  <Button
    variant="outlined"
    startIcon={<Icon path={readOnly ? icons.lockIcon : icons.addIcon} />}
    onClick={onSave}
    sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
  >
    Keep as a card
  </Button>
);
