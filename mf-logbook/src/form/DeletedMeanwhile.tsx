import Alert from '@mui/material/Alert';

/** Says of a pass that is being edited that it is deleted by now, and what can be done. */
export const DeletedMeanwhile = () => (
  <Alert severity="warning" variant="outlined" role="alert">
    This pass was deleted, here or on another device. Save to restore it, or close to leave it deleted.
  </Alert>
);
