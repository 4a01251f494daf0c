import { results, type Location, type Vehicle } from '@holeshot/shared-core';
import { SegmentedControl } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWatch, type Control } from 'react-hook-form';
import type { EntryDraft, EntryField } from '../draft/entryDraft';
import { isOddWin, outcomeOfDraft, resultOfDraft } from '../draft/outcomeOfDraft';

/** Calculated result that the racer can correct, and the question who was first if nothing tells. */
export const ResultFields = ({
  control,
  set,
  vehicle,
  location,
}: {
  control: Control<EntryDraft>;
  set: <Field extends EntryField>(field: Field, value: EntryDraft[Field]) => void;
  vehicle: Vehicle | undefined;
  location: Location | undefined;
}) => {
  const draft = useWatch({ control }) as EntryDraft;
  const outcome = outcomeOfDraft(draft, { vehicle, location });
  const result = resultOfDraft(draft, outcome);
  const workedOut = resultOfDraft({ ...draft, resultByHand: false }, outcome);
  const saysFirst = outcome !== undefined && (!outcome.ok || outcome.value.reason === 'stripe');
  return (
    <Stack spacing={1.5}>
      {saysFirst && (
        <SegmentedControl
          label="First at the stripe"
          value={draft.finished_first === '' ? undefined : draft.finished_first}
          segments={[
            { value: 'me', label: 'You' },
            { value: 'opponent', label: 'Them' },
          ]}
          onChange={(first) => set('finished_first', first)}
        />
      )}
      <SegmentedControl
        label="Result"
        value={result}
        segments={results.map((each) => ({ value: each, label: each }))}
        onChange={(chosen) => {
          set('result', chosen);
          set('resultByHand', true);
        }}
      />
      {outcome?.ok === true && result !== workedOut && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', flexGrow: 1 }}>
            {draft.fromSlip.filled.result === result ? 'From the slip.' : 'Set by you.'}
          </Typography>
          <Button onClick={() => set('resultByHand', false)}>Use the calculated result</Button>
        </Stack>
      )}
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'warning.main', '&:empty': { position: 'absolute' } }}
      >
        {result === 'Win' &&
          isOddWin(draft, outcome) &&
          'A red light and a win: right only on a bye, or if the opponent’s foul was worse.'}
      </Typography>
    </Stack>
  );
};
