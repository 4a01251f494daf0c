import {
  isTooLongForSlip,
  readSlipText,
  type DraftsPort,
  type Location,
  type SlipReading,
} from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';

const hint = 'On a phone: hold the photo of the slip, copy its text, paste it here.';
const problems = {
  unread: 'No slip found in this text. Type its numbers below.',
  tooLong: 'This text is too long for a slip. Paste the text of one slip.',
};

/** Field for a slip's text, as phones copy it from a photo. */
export const PasteSlip = ({
  text: given = '',
  tracks,
  drafts,
  onRead,
  onClose,
}: {
  /** Initial text. */
  text?: string | undefined;
  /** Tracks that the text may name. */
  tracks: readonly Location[];
  drafts: DraftsPort;
  onRead: (reading: SlipReading) => void;
  /** Receives the text as it is. */
  onClose: (text: string) => void;
}) => {
  const [typed, setTyped] = useState(() =>
    isTooLongForSlip(given) ? { text: '', problem: problems.tooLong } : { text: given, problem: undefined },
  );
  const { text, problem } = typed;
  const isTyped = text.trim() !== '';
  useEffect(() => (isTyped ? drafts.hold() : undefined), [isTyped, drafts]);

  const read = () => {
    const found = readSlipText(text, tracks);
    if (found.lanes.length > 0) onRead(found);
    else setTyped({ text, problem: found.tooLong ? problems.tooLong : problems.unread });
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
          <Button variant="outlined" onClick={() => onClose(text)}>
            Close
          </Button>
          <Button variant="contained" disabled={!isTyped} onClick={read}>
            Read the slip
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
};
