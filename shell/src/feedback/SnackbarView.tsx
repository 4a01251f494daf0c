import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { useDeferredValue, useRef, type PointerEvent } from 'react';
import { useObservable } from '@holeshot/shared-core/react';
import { snackbar$ } from './feedback';
import { SafeMarkup } from './SafeMarkup';

const swipeDistance = 50;
const defaultTimeout = 5000;

/** Clears a phone's navigation and the actions of a page or dialog: 56 px each, with gaps of 8 px. */
const above = 'calc(136px + env(safe-area-inset-bottom, 0px))';
const place = {
  bottom: { xs: above, md: 24 },
  // A dialog in the middle of the screen may have actions anywhere below its title.
  'body:has(.MuiDialog-paper:not(.MuiDialog-paperFullScreen)) &': {
    top: 'calc(8px + env(safe-area-inset-top, 0px))',
    bottom: 'auto',
  },
  // Below the title of a full-screen form, so that it covers no field.
  'body:has(.MuiDialog-paperFullScreen) &': {
    top: 'calc(64px + env(safe-area-inset-top, 0px))',
    bottom: 'auto',
  },
};

/** On a phone the words take the whole width, and the buttons a line below them. */
const twoLines = {
  width: { xs: '100%', sm: 'auto' },
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 0', minWidth: 0 },
  '& .MuiAlert-action': {
    flexBasis: { xs: '100%', sm: 'auto' },
    justifyContent: 'flex-end',
    p: 0,
    m: 0,
    ml: { sm: 2 },
  },
};

/** The snackbar, at the bottom or above a dialog; it closes by Close, a swipe or its time-out (-1: none). */
export const SnackbarView = () => {
  // Deferred: the page draws the change first, then the message about it.
  const message = useDeferredValue(useObservable(snackbar$, snackbar$.value));
  const swipeStart = useRef<{ clientX: number; clientY: number }>(undefined);
  if (message === undefined) return null;
  const { text, color = 'info', timeout = defaultTimeout, action, shown } = message;
  const close = () => {
    // The next message may have arrived without being drawn yet.
    if (snackbar$.value?.shown === shown) snackbar$.next(undefined);
  };
  const onPointerDown = ({ clientX, clientY }: PointerEvent) => {
    swipeStart.current = { clientX, clientY };
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const { clientX: fromX = clientX, clientY: fromY = clientY } = swipeStart.current ?? {};
    if (Math.hypot(clientX - fromX, clientY - fromY) > swipeDistance) close();
    swipeStart.current = undefined;
  };
  const run = () => {
    close();
    action?.run();
  };
  return (
    // An open dialog hides the app's root from screen readers, so the message stands outside it.
    <Portal>
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
        sx={{ ...place, touchAction: 'none' }}
      >
        <Alert
          severity={color}
          variant="outlined"
          sx={{
            bgcolor: 'background.paper',
            alignItems: 'center',
            borderRadius: '12px',
            color: 'text.primary',
            ...(action !== undefined && twoLines),
          }}
          action={
            <>
              {action !== undefined && (
                <Button onClick={run} sx={{ whiteSpace: 'nowrap' }}>
                  {action.label}
                </Button>
              )}
              <Button onClick={close}>Close</Button>
            </>
          }
        >
          <SafeMarkup text={text} />
        </Alert>
      </Snackbar>
    </Portal>
  );
};
