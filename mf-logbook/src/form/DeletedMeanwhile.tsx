import Alert from '@mui/material/Alert';

/** Note that the edited pass was deleted meanwhile, and how to go on. */
export const DeletedMeanwhile = () => (
  <Alert severity="warning" variant="outlined" role="alert">
    This pass was deleted, here or on another device. Save to restore it, or close to leave it deleted.
  </Alert>
);
