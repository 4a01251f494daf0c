import {
  mostScouted,
  readScouted,
  scoutedTextProblem,
  type ClockPort,
  type DraftsPort,
  type ScoutedRun,
} from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { ScoutedRuns } from './useScoutedRuns';

/** Number of unread lines that are named; the others are counted. */
const mostNamed = 10;

const lineOf = ({ car, dial, et }: ScoutedRun): string => [car, dial ?? '', et].join('\t');

const runsInWords = (count: number): string => (count === 1 ? '1 run' : `${count} runs`);

/** Lists the unread lines, each below its header, so that they are read the same way again. */
const withHeaders = (unread: ReturnType<typeof readScouted>['unread']): string[] =>
  unread.flatMap(({ text, header }, index) => {
    const before = unread[index - 1]?.header ?? '';
    return header === before ? [text] : [header, text];
  });

/** Field for a list of runs; what could not be read or has no room stays in it, with the reasons. */
export const PasteRuns = ({
  drafts,
  clock,
  onPaste,
  onClose,
}: {
  drafts: DraftsPort;
  clock: ClockPort;
  onPaste: ScoutedRuns['paste'];
  onClose: () => void;
}) => {
  const [text, setText] = useState('');
  const [said, setSaid] = useState<string[]>([]);
  const isTyped = text.trim() !== '';
  useEffect(() => (isTyped ? drafts.hold() : undefined), [isTyped, drafts]);
  const read = () => {
    const tooLong = scoutedTextProblem(text);
    if (tooLong !== undefined) {
      setSaid([tooLong]);
      return;
    }
    const { runs, unread } = readScouted(text, new Date(clock.now()).toISOString());
    const { added, beyond } = onPaste(runs);
    const known = runs.length - added - beyond.length;
    // Those without room have no header.
    setText([...beyond.map(lineOf).reverse(), ...withHeaders(unread)].join('\n'));
    setSaid([
      `${runsInWords(added)} added.${known > 0 ? ` ${runsInWords(known)} ${known === 1 ? 'was' : 'were'} there already.` : ''}`,
      ...(beyond.length > 0
        ? [
            `No room for ${runsInWords(beyond.length)}: this device holds ${mostScouted}. They stay in the field.`,
          ]
        : []),
      ...unread
        .slice(0, mostNamed)
        .map(({ line, text: unreadText, problem }) => `Line ${line}, “${unreadText.trim()}”: ${problem}`),
      ...(unread.length > mostNamed ? [`${unread.length - mostNamed} more lines could not be read.`] : []),
    ]);
  };
  return (
    <Stack spacing={1.5}>
      <TextField
        fullWidth
        multiline
        rows={5}
        autoFocus
        label="List of runs"
        value={text}
        helperText="One run a line: car number, dial, ET. A header may name more columns."
        onChange={({ target }) => setText(target.value)}
        slotProps={{ input: { inputComponent: 'textarea' } }}
      />
      <Box sx={{ display: 'flex', gap: 1.5, '& button': { minHeight: 48 } }}>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
        <Button variant="contained" disabled={!isTyped} onClick={read}>
          Read the list
        </Button>
      </Box>
      <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
        {said.map((sentence) => (
          <Typography key={sentence}>{sentence}</Typography>
        ))}
      </Box>
    </Stack>
  );
};
