import Alert from '@mui/material/Alert';

/** Problem of a whole form, read out when it appears. */
export const FormError = ({ message }: { message: string | undefined }) =>
  message === undefined ? null : (
    <Alert severity="error" variant="outlined" role="alert">
      {message}
    </Alert>
  );
