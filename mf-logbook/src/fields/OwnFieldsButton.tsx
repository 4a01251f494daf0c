import type { DialogsPort } from '@holeshot/shared-core';
import Button from '@mui/material/Button';

/** Button to the custom fields; saved ones appear at once. */
export const OwnFieldsButton = ({ hasSome, dialogs }: { hasSome: boolean; dialogs: DialogsPort }) => (
  <Button
    variant="text"
    sx={{ justifySelf: 'start', px: 1 }}
    onClick={() => void dialogs.open('custom-fields', {})}
  >
    {hasSome ? 'Change your own fields' : 'Add a field of your own'}
  </Button>
);
