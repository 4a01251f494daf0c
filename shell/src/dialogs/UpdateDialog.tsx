import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { Observable } from 'rxjs';
import { useObservable } from '@holeshot/shared-core/react';

/**
 * The dialog that offers a new version of the app or of a remote. It stays until it is answered.
 * @param isOffered$ whether the dialog shows
 */
export const UpdateDialog = ({
  isOffered$,
  onInstall,
  onLater,
}: {
  isOffered$: Observable<boolean>;
  onInstall: () => void;
  onLater: () => void;
}) => {
  const isOffered = useObservable(isOffered$, false);
  const id = useId();
  const [installing, setInstalling] = useState(false);
  const install = () => {
    setInstalling(true);
    onInstall();
  };
  // Installing may wait forever, for example for sending over a dead network.
  const later = () => {
    setInstalling(false);
    onLater();
  };
  return (
    <Dialog open={isOffered || installing} aria-labelledby={`${id}title`} aria-describedby={`${id}text`}>
      <DialogTitle id={`${id}title`}>New Update!</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`}>
          A new version of Holeshot is on this device. Installing it takes a second and loses nothing. If you
          choose Later, the next start uses it.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={later}>Later</Button>
        <Button variant="contained" onClick={install} disabled={installing}>
          {installing ? 'Installing …' : 'Install'}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
