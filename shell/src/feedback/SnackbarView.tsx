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

/** Above a phone's navigation and the actions of a page or a dialog that stand there: 56 px each, and 8 px between. */
const above = 'calc(136px + env(safe-area-inset-bottom, 0px))';
const place = {
  bottom: { xs: above, md: 24 },
  // The actions of a dialog in the middle of the screen may stand anywhere below its title.
  'body:has(.MuiDialog-paper:not(.MuiDialog-paperFullScreen)) &': {
    top: 'calc(8px + env(safe-area-inset-top, 0px))',
    bottom: 'auto',
  },
  // Below the title of a form that fills the screen, so that what is typed next is not covered.
  'body:has(.MuiDialog-paperFullScreen) &': {
    top: 'calc(64px + env(safe-area-inset-top, 0px))',
    bottom: 'auto',
  },
};

/** On a phone the words have the whole width, and what can be done stands in a line below them. */
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

/** The message at the bottom centre, or at the top over a dialog that leaves room there; Close or a swipe ends it, a timeout of -1 keeps it until then. */
export const SnackbarView = () => {
  // What the message tells of is drawn before it.
  const message = useDeferredValue(useObservable(snackbar$, snackbar$.value));
  const swipeStart = useRef<{ clientX: number; clientY: number }>(undefined);
  if (message === undefined) return null;
  const { text, color = 'info', timeout = defaultTimeout, action, shown } = message;
  const close = () => {
    // The next one may have come, and not be drawn yet.
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
    // What an open dialog hides from a screen reader is the app's root; a message is not of it.
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
