import {
  formatDial,
  formatDifference,
  opponentBook,
  type Distance,
  type LogEntry,
  type OpponentRecord,
} from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId, useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { filledLabels, type EntryDraft, type EntryField } from '../draft/entryDraft';
import { isPlausible } from '../draft/isPlausible';
import { opponentNumbers } from '../draft/readRace';
import { slipShape } from '../draft/slipShape';
import { BigField, type TypedField } from './BigField';
import { bigGrid } from './bigGrid';
import { RedButton } from './RedButton';

const metBefore = ({ wins, losses, dial, package: theirs }: OpponentRecord): string =>
  [
    `You ${wins}–${losses}`,
    dial === undefined ? undefined : `dialed ${formatDial(dial)} last`,
    theirs === undefined ? undefined : `package ${formatDifference(theirs)}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ');

/** Fields of the other lane: the opponent, suggested from the opponent book, and the numbers. */
export const OpponentFields = ({
  control,
  current,
  set,
  trackLength,
  entries,
  doubtful,
}: {
  control: Control<EntryDraft>;
  current: () => EntryDraft;
  set: (field: TypedField, text: string) => void;
  trackLength: Distance;
  /** Passes other than the edited one. */
  entries: readonly LogEntry[];
  /** Fields read from a slip with doubt. */
  doubtful: readonly EntryField[];
}) => {
  const listId = useId();
  const book = useMemo(() => opponentBook(entries), [entries]);
  const typed = useWatch({ control, name: 'opponent' }).trim().toLowerCase();
  const known = book.find(({ name }) => name.toLowerCase() === typed);
  return (
    <Stack spacing={1.5} role="group" aria-label="Opponent’s lane">
      <Box sx={{ ...bigGrid, gridTemplateColumns: '1fr' }}>
        <BigField
          control={control}
          name="opponent"
          label="Opponent"
          set={set}
          list={listId}
          doubtful={doubtful.includes('opponent')}
          hint={known && metBefore(known)}
        />
        <datalist id={listId}>
          {book.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </Box>
      <Box sx={bigGrid}>
        {opponentNumbers.map((name) => (
          <BigField
            key={name}
            control={control}
            name={name}
            label={filledLabels[name]}
            set={set}
            digits={{
              shape: slipShape(name, trackLength),
              isPlausible: () => isPlausible(name, current(), trackLength),
            }}
            doubtful={doubtful.includes(name)}
            action={
              name === 'opponent_reaction' ? <RedButton control={control} name={name} set={set} /> : undefined
            }
          />
        ))}
      </Box>
    </Stack>
  );
};
