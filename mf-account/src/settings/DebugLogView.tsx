import {
  deviceFailures,
  failedAs,
  formatDateTime,
  ok,
  type DebugLogPort,
  type DebugMessage,
} from '@holeshot/shared-core';
import { deviceZone, FormError, useObservable } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../form/ActionButton';
import { DoneNote } from '../form/DoneNote';
import { useAction } from '../form/useAction';

const none: DebugMessage[] = [];

const here = deviceZone();

/** List of debug messages, newest first, with Copy and Clear. */
export const DebugLogView = ({
  debugLog,
  copy,
}: {
  debugLog: DebugLogPort;
  /** Copies a text to the clipboard. */
  copy: (text: string) => Promise<void>;
}) => {
  const messages = useObservable(debugLog.messages$, none);
  const { busy, failure, done, run } = useAction(() =>
    copy(messages.map(({ at, text }) => `${at} ${text}`).join('\n')).then(
      () => ok(undefined),
      () => failedAs(deviceFailures, 'clipboard'),
    ),
  );
  const isCleared = useRef(false);
  const nothing = useRef<HTMLParagraphElement>(null);
  // The focused button is gone.
  useEffect(() => {
    if (messages.length === 0 && isCleared.current) nothing.current?.focus();
    isCleared.current = false;
  }, [messages]);
  if (messages.length === 0)
    return (
      <Typography ref={nothing} tabIndex={-1} sx={{ color: 'text.secondary', outline: 'none' }}>
        No messages.
      </Typography>
    );
  const clear = () => {
    isCleared.current = true;
    debugLog.clear();
  };
  return (
    <>
      <Box
        component="ol"
        reversed
        tabIndex={0}
        aria-label="Messages"
        sx={{
          m: 0,
          p: 1.5,
          listStyle: 'none',
          maxHeight: 320,
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          bgcolor: 'background.default',
          fontSize: '0.8125rem',
          overflowWrap: 'anywhere',
        }}
      >
        {[...messages].reverse().map(({ at, text }, index) => (
          <Box key={messages.length - index} component="li" sx={{ py: 0.5 }}>
            <Box component="time" dateTime={at} sx={{ color: 'text.secondary', display: 'block' }}>
              {formatDateTime(at, here)}
            </Box>
            {text}
          </Box>
        ))}
      </Box>
      <FormError message={failure?.message} />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <ActionButton variant="outlined" busy={busy} busyLabel="Copying…" onClick={run}>
          Copy
        </ActionButton>
        <Button variant="outlined" color="error" onClick={clear}>
          Clear
        </Button>
      </Stack>
      <DoneNote text={done ? 'Messages copied.' : undefined} />
    </>
  );
};
