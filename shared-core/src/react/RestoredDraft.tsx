import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Says that the form holds earlier unsaved input, and how to be rid of it. */
export const RestoredDraft = ({ onStartAfresh }: { onStartAfresh: () => void }) => (
  <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
    <Typography variant="body2" sx={{ flexGrow: 1, color: 'text.secondary' }}>
      This is what you typed before and have not saved.
    </Typography>
    <Button onClick={onStartAfresh}>Start afresh</Button>
  </Stack>
);
