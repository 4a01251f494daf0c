import { formatClock, fromLocalInput, instantsOf, localInputValue } from '@holeshot/shared-core';
import { SegmentedControl } from '@holeshot/shared-core/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { turns, type EntryTime, type PlaceField } from '../draft/entryDraft';
import { firstYear } from '../draft/slipInstant';

/** Returns the kind of time in a zone, `daylight time`; empty if its name does not say. */
const kindOfTime = (iso: string, timeZone: string): string => {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' }).format(new Date(iso));
  const [kind] = /\b(daylight|summer|standard) time\b/i.exec(name) ?? [];
  return kind === undefined ? '' : ` (${kind.toLowerCase()})`;
};

/** Choice between the instants of a time that comes twice; the next time instead of one that clocks skip. */
export const ClockChange = ({
  localTime,
  repeatedTime,
  timezone,
  onChange,
}: EntryTime & { timezone: string; onChange: (field: PlaceField, value: string) => void }) => {
  const instants = instantsOf(localTime, timezone);
  if (instants === undefined || instants.length === 1 || Number(localTime.slice(0, 4)) < firstYear)
    return null;
  const shown = formatClock(`${localTime}Z`, '');
  if (instants.length === 0) {
    const next = localInputValue(fromLocalInput(localTime, timezone) ?? '', timezone);
    return (
      <Alert
        severity="warning"
        variant="outlined"
        action={
          <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => onChange('localTime', next)}>
            Use {formatClock(`${next}Z`, '')}
          </Button>
        }
      >
        {shown} does not exist that day: clocks skip it.
      </Alert>
    );
  }
  return (
    <SegmentedControl
      label={`${shown} comes twice: clocks go back`}
      value={repeatedTime === '' ? undefined : repeatedTime}
      segments={turns.map((turn, index) => ({
        value: turn,
        label: `${index === 0 ? 'First' : 'Second'}${kindOfTime(instants[index] ?? '', timezone)}`,
      }))}
      onChange={(turn) => onChange('repeatedTime', turn)}
    />
  );
};
