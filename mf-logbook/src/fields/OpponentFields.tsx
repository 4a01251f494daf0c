import { formatDial, formatDifference, type OpponentRecord } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { EntryDraft, EntryField } from '../draft/entryDraft';
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

/** The other lane of the slip: who it was, offered from the opponent book, and the numbers. */
export const OpponentFields = ({
  control,
  set,
  book,
  doubtful,
}: {
  control: Control<EntryDraft>;
  set: (field: TypedField, text: string) => void;
  book: readonly OpponentRecord[];
  /** Fields read from a slip with doubt. */
  doubtful: readonly EntryField[];
}) => {
  const listId = useId();
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
        <BigField
          control={control}
          name="opponent_dial"
          label="Their dial"
          set={set}
          decimals={2}
          doubtful={doubtful.includes('opponent_dial')}
        />
        <BigField
          control={control}
          name="opponent_reaction"
          label="Their R/T"
          set={set}
          decimals={3}
          doubtful={doubtful.includes('opponent_reaction')}
          action={<RedButton control={control} name="opponent_reaction" set={set} />}
        />
        <BigField
          control={control}
          name="opponent_et"
          label="Their ET"
          set={set}
          decimals={3}
          doubtful={doubtful.includes('opponent_et')}
        />
        <BigField
          control={control}
          name="opponent_mph"
          label="Their mph"
          set={set}
          decimals={2}
          doubtful={doubtful.includes('opponent_mph')}
        />
      </Box>
    </Stack>
  );
};
