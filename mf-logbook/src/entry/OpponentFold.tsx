import { isTrial } from '@holeshot/shared-core';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useWatch, type Control } from 'react-hook-form';
import { useState, type ComponentProps } from 'react';
import { filledLabels, type EntryDraft, type EntryField } from '../draft/entryDraft';
import { opponentNumbers, tellsOtherLane } from '../draft/readRace';
import { Fold } from '../fields/Fold';
import { OpponentFields } from '../fields/OpponentFields';

const names = ['opponent', ...opponentNumbers] as const;

/** The other lane, open in a race or with a slip of two lanes, else one tap away: an opponent, or a bye. */
export const OpponentFold = ({
  slip,
  isWrong,
  setBye,
  ...fields
}: ComponentProps<typeof OpponentFields> & {
  control: Control<EntryDraft>;
  /** Values that a slip filled in. */
  slip: EntryDraft['fromSlip']['filled'];
  isWrong: (field: EntryField) => boolean;
  setBye: (bye: boolean) => void;
}) => {
  const values = useWatch({ control: fields.control, name: [...names, 'round'] });
  const bye = useWatch({ control: fields.control, name: 'bye' });
  const round = values[names.length] ?? '';
  const [startsFilled] = useState(() => tellsOtherLane(fields.current()));
  const isOpen = (round.trim() !== '' && !isTrial(round)) || names.some((name) => slip[name] !== undefined);
  const summary = names
    .flatMap((name, index) => {
      const text = values[index]?.trim();
      return text ? [index === 0 ? text : `${filledLabels[name]} ${text}`] : [];
    })
    .join(' · ');
  return (
    <Fold
      key={`${isOpen}`}
      title="Opponent"
      summary={bye ? 'Bye' : summary || 'Who was in the other lane?'}
      startOpen={isOpen || startsFilled}
      forcedOpen={names.some(isWrong)}
      leadsIn
    >
      {(bye || !isTrial(round)) && (
        <FormControlLabel
          label="Bye: nobody in the other lane"
          sx={{ minHeight: 48 }}
          control={<Checkbox name="bye" checked={bye} onChange={(event) => setBye(event.target.checked)} />}
        />
      )}
      {!bye && <OpponentFields {...fields} />}
    </Fold>
  );
};
