import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SharesAnswer } from '../overlays/dialogStack';

/**
 * The dialog that asks before a share opens: any web page can send one.
 * @param names first words of the slips, and names of the files
 */
export const SharesDialog = ({
  names,
  onAnswer,
}: {
  names: readonly string[];
  onAnswer: (answer: SharesAnswer) => void;
}) => {
  const id = useId();
  return (
    <Dialog open onClose={() => onAnswer('later')} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>
        {names.length === 1 ? '1 shared item' : `${names.length} shared items`}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={1}>
          {names.map((name, place) => (
            <Typography key={place} noWrap>
              {name}
            </Typography>
          ))}
          <Typography color="text.secondary">Not yours? Discard all: nothing was opened or saved.</Typography>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => onAnswer('later')}>Later</Button>
        <Button color="error" onClick={() => onAnswer('discard')}>
          Discard all
        </Button>
        <Button variant="contained" onClick={() => onAnswer('open')}>
          Open
        </Button>
      </DialogActions>
    </Dialog>
  );
};
