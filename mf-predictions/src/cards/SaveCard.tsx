import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';

/** Button that saves the shown car and track as a card. */
export const SaveCard = ({ readOnly, onSave }: { readOnly: boolean; onSave: () => void }) => (
  <Button
    variant="outlined"
    startIcon={<Icon path={readOnly ? icons.lockIcon : icons.addIcon} />}
    onClick={onSave}
    sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
  >
    Save as a card
  </Button>
);
