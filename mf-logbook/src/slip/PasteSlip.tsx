import {
  readSlipText,
  type DraftsPort,
  type Location,
  type SlipLane,
  type SlipReading,
} from '@holeshot/shared-core';
import { Panel, SegmentedControl } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';

const hint = 'On a phone: hold the photo of the slip, copy its text, paste it here.';
const unread = 'No slip found in this text. Type its numbers below.';
const tooLong = 'This text is too long for a slip. Paste the text of one slip.';

/** Field for a slip's text, as phones copy it from a photo. */
export const PasteSlip = ({
  text: given,
  tracks,
  drafts,
  onRead,
}: {
  /** Initial text. */
  text?: string | undefined;
  /** Tracks that the text may name. */
  tracks: readonly Location[];
  drafts: DraftsPort;
  /** Receives the racer's lane and the whole reading. */
  onRead: (lane: SlipLane, reading: SlipReading) => void;
}) => {
  const [open, setOpen] = useState(given !== undefined);
  const [wasOpen, setWasOpen] = useState(open);
  const [text, setText] = useState(given ?? '');
  const [reading, setReading] = useState<SlipReading>();
  const isTyped = text.trim() !== '';
  useEffect(() => (isTyped ? drafts.hold() : undefined), [isTyped, drafts]);

  const take = (lane: SlipLane, from: SlipReading) => {
    onRead(lane, from);
    setOpen(false);
    setText('');
    setReading(undefined);
  };
  const read = () => {
    const found = readSlipText(text, tracks);
    const [only, second] = found.lanes;
    if (only !== undefined && second === undefined) take(only, found);
    else setReading(found);
  };
  if (!open) {
    return (
      <Box>
        <Button
          variant="outlined"
          // The focused element is gone, and keys must reach the dialog.
          autoFocus={wasOpen}
          onClick={() => {
            setOpen(true);
            setWasOpen(true);
          }}
        >
          Paste a slip
        </Button>
      </Box>
    );
  }
  // Slips print the left lane first.
  const choices = (reading?.lanes ?? []).map((lane, index) => {
    const side = index === 0 ? 'Left' : 'Right';
    const column = index === 0 ? 'first column' : 'second column';
    return { lane: { ...lane, lane: lane.lane ?? side }, label: lane.lane ?? `${side}, ${column}` } as const;
  });
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
          helperText={failed ? (reading.tooLong ? tooLong : unread) : hint}
          onChange={(event) => {
            setText(event.target.value);
            setReading(undefined);
          }}
        />
        {reading !== undefined && choices.length > 0 && (
          <SegmentedControl
            label={
              reading.laneOpen
                ? 'The slip names two lanes but has the numbers of one. Which lane was yours?'
                : 'The slip has two lanes. Which one is yours?'
            }
            value={undefined}
            segments={choices.map(({ label }) => ({ value: label, label }))}
            onChange={(chosen) => {
              const choice = choices.find(({ label }) => label === chosen);
              if (choice !== undefined) take(choice.lane, reading);
            }}
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
