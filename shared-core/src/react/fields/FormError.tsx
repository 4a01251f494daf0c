import Alert from '@mui/material/Alert';

/** What went wrong with a whole form, in words, read out when it appears. */
export const FormError = ({ message }: { message: string | undefined }) =>
  message === undefined ? null : (
    <Alert severity="error" variant="outlined" role="alert">
      {message}
    </Alert>
  );
