import {
  distanceLabels,
  parseNumber,
  slipFieldLabels,
  type Location,
  type LogEntry,
  type SlipField,
} from '@holeshot/shared-core';
import Alert from '@mui/material/Alert';
import { useWatch, type Control } from 'react-hook-form';
import type { EntryDraft } from '../draft/entryDraft';
import { slipOfTrack } from '../typed/slipOfTrack';

const fields = Object.keys(slipFieldLabels) as SlipField[];

/** Warning about slip numbers beyond the end of the track. */
export const BeyondTrack = ({
  control,
  location,
  edited,
}: {
  control: Control<EntryDraft>;
  location: Location;
  /** Stored pass; its own numbers beyond its track stay. */
  edited: LogEntry | undefined;
}) => {
  const texts = useWatch({ control, name: fields });
  const { shown, folded } = slipOfTrack(location.track_length);
  const printed: readonly SlipField[] = [...shown, ...folded];
  const kept = edited?.location.uid === location.uid ? edited.timeslip : undefined;
  const isKept = (field: SlipField, text: string) =>
    kept?.[field] !== undefined && parseNumber(text) === kept[field];
  const beyond = fields.filter((field, index) => {
    const text = texts[index] ?? '';
    return !printed.includes(field) && text.trim() !== '' && !isKept(field, text);
  });
  if (beyond.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" role="alert">
      {beyond.map((field) => slipFieldLabels[field]).join(', ')}: this slip goes on beyond the{' '}
      {distanceLabels[location.track_length]} of {location.title}. Choose the right track, or they are not
      saved.
    </Alert>
  );
};
