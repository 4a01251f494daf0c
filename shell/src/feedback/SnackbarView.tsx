import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useRef, type PointerEvent } from 'react';
import { useObservable } from '@holeshot/shared-core/react';
import { snackbar$ } from './feedback';
import { SafeMarkup } from './SafeMarkup';

const swipeDistance = 50;
const defaultTimeout = 5000;
const close = () => snackbar$.next(undefined);

/** The message at the bottom centre; Close or a swipe ends it, a timeout of -1 keeps it until then. */
export const SnackbarView = () => {
  const message = useObservable(snackbar$, snackbar$.value);
  const swipeStart = useRef<number>(undefined);
  if (message === undefined) return null;
  const { text, color = 'info', timeout = defaultTimeout, action, shown } = message;
  const onPointerDown = (event: PointerEvent) => {
    swipeStart.current = event.clientX;
  };
  const onPointerUp = (event: PointerEvent) => {
    if (swipeStart.current !== undefined && Math.abs(event.clientX - swipeStart.current) > swipeDistance)
      close();
    swipeStart.current = undefined;
  };
  const run = () => {
    close();
    action?.run();
  };
  return (
    <Snackbar
      key={shown}
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      autoHideDuration={timeout === -1 ? null : timeout}
      onClose={(_event, reason) => {
        if (reason === 'timeout') close();
      }}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      sx={{ mb: { xs: 8, md: 0 }, touchAction: 'pan-y' }}
    >
      <Alert
        severity={color}
        variant="outlined"
        sx={{
          bgcolor: 'background.paper',
          alignItems: 'center',
          borderRadius: '12px',
          color: 'text.primary',
        }}
        action={
          <>
            {action !== undefined && <Button onClick={run}>{action.label}</Button>}
            <Button onClick={close}>Close</Button>
          </>
        }
      >
        <SafeMarkup text={text} />
      </Alert>
    </Snackbar>
  );
};
