import {
  isTooLongForSlip,
  type DraftsPort,
  type Location,
  type RecognizerPort,
  type SlipReading,
} from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Alert from '@mui/material/Alert';
import { useEffect, useRef, useState } from 'react';
import type { HoldBack } from './useReadSlip';

const hint = 'On a phone: hold the photo of the slip, copy its text, paste it here.';
const problems = {
  unread: 'No slip found in this text. Type its numbers below.',
  tooLong: 'This text is too long for a slip. Paste the text of one slip.',
};

/** Field for a slip's text, as phones copy it from a photo. */
export const PasteSlip = ({
  text: given = '',
  isHeld = false,
  recognizer,
  tracks,
  drafts,
  holdBack,
  onRead,
  onClose,
}: {
  /** Initial text. */
  text?: string | undefined;
  /** A save was held back for the initial text. */
  isHeld?: boolean | undefined;
  recognizer: Pick<RecognizerPort, 'readSlip'>;
  /** Tracks that the text may name. */
  tracks: readonly Location[];
  drafts: DraftsPort;
  holdBack: HoldBack;
  onRead: (reading: SlipReading) => void;
  /** Receives the text as it is, and whether a save asks about it yet. */
  onClose: (text: string, isOpen: boolean) => void;
}) => {
  const [typed, setTyped] = useState(() =>
    isTooLongForSlip(given) ? { text: '', problem: problems.tooLong } : { text: given, problem: undefined },
  );
  const { text, problem } = typed;
  const isTyped = text.trim() !== '';
  useEffect(() => (isTyped ? drafts.hold() : undefined), [isTyped, drafts]);

  const [asked, setAsked] = useState(isHeld ? given : undefined);
  const next = useRef<HTMLButtonElement>(null);
  // A text without a slip was tried, and the racer types its numbers.
  const isUnread = isTyped && problem !== problems.unread && problem !== problems.tooLong;
  const isOpen = isUnread && asked !== text;
  useEffect(() => {
    if (!isOpen) return undefined;
    return holdBack(() => {
      setAsked(text);
      next.current?.focus();
      return true;
    });
  }, [isOpen, text, holdBack]);

  const reading = useRef<AbortController>(undefined);
  // Another text needs another reading.
  useEffect(() => () => reading.current?.abort(), [text]);
  const read = async (): Promise<void> => {
    reading.current?.abort();
    const own = new AbortController();
    reading.current = own;
    const found = await recognizer.readSlip(text, tracks, own.signal);
    if (own.signal.aborted) return;
    if (!found.ok) setTyped({ text, problem: found.failure.message });
    else if (found.value.lanes.length > 0) onRead(found.value);
    else setTyped({ text, problem: found.value.tooLong ? problems.tooLong : problems.unread });
  };
  return (
    <Panel label="Paste a slip">
      <Stack spacing={1.5}>
        <TextField
          fullWidth
          multiline
          minRows={4}
          maxRows={10}
          autoFocus
          label="Text of the slip"
          value={text}
          error={problem !== undefined}
          helperText={problem ?? hint}
          onPaste={(event) => {
            // The browser takes seconds to lay out a megabyte, so it gets none.
            if (!isTooLongForSlip(event.clipboardData.getData('text'))) return;
            event.preventDefault();
            setTyped({ text, problem: problems.tooLong });
          }}
          onChange={({ target: { value } }) =>
            setTyped(
              isTooLongForSlip(value)
                ? { text, problem: problems.tooLong }
                : { text: value, problem: undefined },
            )
          }
        />
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Button variant="outlined" onClick={() => onClose(text, isOpen)}>
            Close
          </Button>
          <Button ref={next} variant="contained" disabled={!isTyped} onClick={() => void read()}>
            Read the slip
          </Button>
        </Box>
        {isUnread && asked === text && (
          <Alert severity="warning" variant="outlined" role="alert">
            This text was not read yet. Read the slip, or save again to save without it.
          </Alert>
        )}
      </Stack>
    </Panel>
  );
};
