import { readSlipText, type SlipLane, type SlipReading } from '@holeshot/shared-core';
import { Panel, SegmentedControl } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

const hint = 'On the phone, hold the photo of the slip, copy its text and paste it here.';
const unread = 'No slip could be read in this text. Type its numbers into the fields below.';

/** Fills the slip in from the text of one, as phones copy it out of a photo. */
export const PasteSlip = ({
  text: given,
  onRead,
}: {
  /** What stands in it to begin with. */
  text?: string | undefined;
  /** Told the racer's lane, and the time on the track's clocks where the text has one. */
  onRead: (lane: SlipLane, localTime: string | undefined) => void;
}) => {
  const [open, setOpen] = useState(given !== undefined);
  const [text, setText] = useState(given ?? '');
  const [reading, setReading] = useState<SlipReading>();

  const take = (lane: SlipLane, localTime: string | undefined) => {
    onRead(lane, localTime);
    setOpen(false);
    setText('');
    setReading(undefined);
  };
  const read = () => {
    const found = readSlipText(text);
    const [only, second] = found.lanes;
    if (only !== undefined && second === undefined) take(only, found.localTime);
    else setReading(found);
  };
  if (!open) {
    return (
      <Box>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Paste a slip
        </Button>
      </Box>
    );
  }
  const [left, right] = reading?.lanes ?? [];
  const failed = reading?.lanes.length === 0;
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
          error={failed}
          helperText={failed ? unread : hint}
          onChange={(event) => {
            setText(event.target.value);
            setReading(undefined);
          }}
        />
        {left !== undefined && right !== undefined && (
          <SegmentedControl
            label="The slip has two lanes. Which one is yours?"
            value={undefined}
            segments={[
              { value: 'first', label: left.lane ?? 'First column' },
              { value: 'second', label: right.lane ?? 'Second column' },
            ]}
            onChange={(lane) => take(lane === 'first' ? left : right, reading?.localTime)}
          />
        )}
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Button variant="outlined" onClick={() => setOpen(false)}>
            Close
          </Button>
          <Button variant="contained" disabled={text.trim() === ''} onClick={read}>
            Read the slip
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
};
