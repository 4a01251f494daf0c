import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { BrokenRow } from '../../domain/parsing/readRows';
import { unknown, type Loadable } from '../../platform/values/Loadable';
import type { UnreadableList, UnreadablePort } from '../../platform/ports/UnreadablePort';
import { downloadText } from './downloadText';
import { useObservable } from '../hooks/useObservable';

const names: Record<UnreadableList, [one: string, more: string]> = {
  passes: ['pass', 'passes'],
  vehicles: ['vehicle', 'vehicles'],
  locations: ['location', 'locations'],
  customFields: ['custom field', 'custom fields'],
  notifications: ['notification', 'notifications'],
};

/** Rows that are named in words; the file holds all. */
const told = 5;

/** Writes NaN and infinity as text: JSON has no word for them, and they may be the problem. */
const inWords = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

const notYet: Loadable<BrokenRow[]> = unknown;

/** Note of a list's unreadable rows: how many, why, and a button that saves them as a file. */
export const UnreadableNote = ({
  unreadable,
  list,
  download = downloadText,
}: {
  unreadable: UnreadablePort;
  list: UnreadableList;
  download?: typeof downloadText;
}) => {
  const seen = useObservable(
    useMemo(() => unreadable.rows$(list), [unreadable, list]),
    notYet,
  );
  if (seen.state !== 'present') return null;
  const rows = seen.value;
  const [one, more] = names[list];
  const save = () =>
    download(
      `holeshot-unreadable-${more.replace(' ', '-')}.json`,
      JSON.stringify({ [list]: rows }, inWords, 2),
    );
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {rows.length} {rows.length === 1 ? one : more} cannot be read
      </Typography>
      <Typography variant="body2">
        Nothing is lost: it stays stored as it is, and all else works. Save it as a file to look at it or to
        ask for help.
      </Typography>
      {rows.slice(0, told).map(({ id, reason }, index) => (
        <Typography key={`${index} ${id}`} variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {reason}
        </Typography>
      ))}
      {rows.length > told && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {rows.length - told} more are in the file.
        </Typography>
      )}
      <Button onClick={save} sx={{ mt: 1 }}>
        Save as a file
      </Button>
    </Alert>
  );
};
