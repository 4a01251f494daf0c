import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Note that the form shows a saved draft, with a button to discard it. */
export const RestoredDraft = ({
  ofSaved = false,
  onStartAfresh,
}: {
  /** The draft changes a saved record, which stays as it is. */
  ofSaved?: boolean;
  onStartAfresh: () => void;
}) => (
  <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
    <Typography variant="body2" sx={{ flexGrow: 1, color: 'text.secondary' }}>
      {ofSaved
        ? 'You made this change before and have not saved it.'
        : 'You filled this in before and have not saved it.'}
    </Typography>
    <Button onClick={onStartAfresh}>{ofSaved ? 'Back to the saved version' : 'Clear the form'}</Button>
  </Stack>
);
