import Alert from '@mui/material/Alert';

/** Says of a pass that is being edited that it is deleted by now, and what can be done. */
export const DeletedMeanwhile = () => (
  <Alert severity="warning" variant="outlined" role="alert">
    This pass was deleted meanwhile, here or on another device. Save it to put it back as it stands here, or
    close this to leave it deleted.
  </Alert>
);
