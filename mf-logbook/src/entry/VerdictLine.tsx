import type { Location, Vehicle } from '@holeshot/shared-core';
import Typography from '@mui/material/Typography';
import { useWatch, type Control } from 'react-hook-form';
import type { EntryDraft } from '../draft/entryDraft';
import { outcomeOfDraft } from '../draft/outcomeOfDraft';
import { verdictText } from '../pass/verdictText';

/** Line with the winner, calculated at each keystroke; empty without an opponent. */
export const VerdictLine = ({
  control,
  vehicle,
  location,
}: {
  control: Control<EntryDraft>;
  vehicle: Vehicle | undefined;
  location: Location | undefined;
}) => {
  const draft = useWatch({ control }) as EntryDraft;
  const outcome = outcomeOfDraft(draft, { vehicle, location });
  const isDoubted = draft.doubtful.some((field) => field !== 'localTime' && field !== 'locationUid');
  return (
    <Typography aria-live="polite" sx={{ fontSize: '1.125rem', fontWeight: 600 }}>
      {outcome !== undefined &&
        (isDoubted
          ? 'Check the marked numbers to see who won.'
          : outcome.ok
            ? verdictText(outcome.value)
            : 'Winner not known yet.')}
    </Typography>
  );
};
