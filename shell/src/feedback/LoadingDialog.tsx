import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useObservable } from '@holeshot/shared-core/react';
import { running$ } from './feedback';

/** Work that blocks the app, the latest where several run, with how far it is where that is known. */
export const LoadingDialog = () => {
  const id = useId();
  const loading = useObservable(running$, running$.value).at(-1);
  if (loading === undefined) return null;
  const { text, percentComplete } = loading;
  return (
    <Dialog
      open
      aria-labelledby={id}
      slotProps={{ paper: { sx: { width: 250, p: 2.5, borderRadius: '16px' } } }}
    >
      <Typography id={id} sx={{ mb: 2 }}>
        {text}
      </Typography>
      <LinearProgress
        aria-labelledby={id}
        {...(percentComplete >= 0 && { variant: 'determinate', value: Math.min(100, percentComplete) })}
      />
    </Dialog>
  );
};
