import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useObservable } from '@holeshot/shared-core/react';
import { running$ } from './feedback';

/** The dialog that blocks the app while work runs; it shows the latest work and its progress if known. */
export const LoadingDialog = () => {
  const id = useId();
  const loading = useObservable(running$, running$.value).at(-1);
  if (loading === undefined) return null;
  const { text, percentComplete } = loading;
  const known = percentComplete >= 0;
  const percent = Math.round(Math.min(100, percentComplete));
  return (
    <Dialog
      open
      aria-labelledby={id}
      slotProps={{ paper: { sx: { width: 250, p: 2.5, borderRadius: '16px' } } }}
    >
      <Typography id={id} sx={{ mb: 2 }}>
        {text}
      </Typography>
      <LinearProgress aria-labelledby={id} {...(known && { variant: 'determinate', value: percent })} />
      {/* A screen reader hears the bar. The line is always there, so that nothing moves. */}
      <Typography
        variant="body2"
        aria-hidden="true"
        sx={{ mt: 1, minHeight: '1.5em', textAlign: 'right', color: 'text.secondary' }}
      >
        {known && `${percent} %`}
      </Typography>
    </Dialog>
  );
};
