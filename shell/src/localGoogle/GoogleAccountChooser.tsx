import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type SyntheticEvent } from 'react';
import type { GoogleAccount } from './knownAccounts';

/** The dialog that chooses a Google account in a local build. */
export const GoogleAccountChooser = ({
  known,
  onChosen,
}: {
  /** Accounts chosen on this device before. */
  known: readonly GoogleAccount[];
  /** Called with undefined when the racer cancels. */
  onChosen: (account: GoogleAccount | undefined) => void;
}) => {
  const titleId = useId();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onChosen({ email: email.trim().toLowerCase(), name: name.trim() });
  };
  return (
    <Dialog open onClose={() => onChosen(undefined)} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Choose a Google account</DialogTitle>
      <form onSubmit={submit}>
        <DialogContent>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            This app runs on local emulators without Google. Any address will do.
          </Typography>
          <Stack spacing={2}>
            {known.map((account) => (
              <Button
                key={account.email}
                variant="outlined"
                onClick={() => onChosen(account)}
                sx={{ justifyContent: 'flex-start', overflowWrap: 'anywhere', textAlign: 'left' }}
              >
                {account.name} ({account.email})
              </Button>
            ))}
            <TextField
              label="Google email"
              type="email"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              slotProps={{ inputLabel: { required: false } }}
            />
            <TextField
              label="Name"
              required
              value={name}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ inputLabel: { required: false } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onChosen(undefined)}>Cancel</Button>
          <Button type="submit" variant="contained">
            Continue
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
