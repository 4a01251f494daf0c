import type { Location, Vehicle } from '@holeshot/shared-core';
import Typography from '@mui/material/Typography';
import { useWatch, type Control } from 'react-hook-form';
import type { EntryDraft } from '../draft/entryDraft';
import { outcomeOfDraft } from '../draft/outcomeOfDraft';
import { verdictText } from './verdictText';

/** Who won, worked out at each keystroke; nothing while nobody raced along. */
export const VerdictLine = ({
  control,
  vehicle,
  location,
}: {
  control: Control<EntryDraft>;
  vehicle: Vehicle | undefined;
  location: Location | undefined;
}) => {
  const outcome = outcomeOfDraft(useWatch({ control }) as EntryDraft, { vehicle, location });
  return (
    <Typography aria-live="polite" sx={{ fontSize: '1.125rem', fontWeight: 600 }}>
      {outcome !== undefined && (outcome.ok ? verdictText(outcome.value) : 'Winner not known yet.')}
    </Typography>
  );
};
