import type { Location, Vehicle } from '@holeshot/shared-core';
import { PositionButton, type Here } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Controller, useWatch, type Control } from 'react-hook-form';
import type { EntryDraft, EntryField, PlaceField } from '../draft/entryDraft';
import { ClockChange } from './ClockChange';
import { toCheck } from './toCheck';

/** Fields for car, track (last used first) and time in the track's zone. */
export const PlaceFields = ({
  control,
  vehicles,
  locations,
  here,
  doubtful,
  onChange,
}: {
  control: Control<EntryDraft>;
  vehicles: Vehicle[];
  locations: Location[];
  /** Undefined for a stored pass: the racer is elsewhere now. */
  here: Here | undefined;
  /** Fields read from a slip with doubt. */
  doubtful: readonly EntryField[];
  onChange: (field: PlaceField, value: string) => void;
}) => {
  const [localTime, repeatedTime, locationUid] = useWatch({
    control,
    name: ['localTime', 'repeatedTime', 'locationUid'],
  });
  const { timezone = '' } = locations.find(({ uid }) => uid === locationUid) ?? {};
  const field = (
    name: Exclude<PlaceField, 'repeatedTime'>,
    label: string,
    rows?: { value: string; label: string }[],
  ) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onBlur }, fieldState: { error } }) => (
        <TextField
          fullWidth
          name={name}
          label={label}
          value={value}
          onChange={(event) => onChange(name, event.target.value)}
          onBlur={onBlur}
          inputRef={ref}
          error={error !== undefined}
          sx={error === undefined && doubtful.includes(name) ? toCheck : {}}
          helperText={error?.message ?? (doubtful.includes(name) ? 'Check this' : undefined)}
          {...(rows === undefined ? { type: 'datetime-local' } : { select: true })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {rows !== undefined && !rows.some((row) => row.value === value) && (
            <option value={value}>Choose</option>
          )}
          {rows?.map((row) => (
            <option key={row.value} value={row.value}>
              {row.label}
            </option>
          ))}
        </TextField>
      )}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        // A third of a dialog is too narrow for a date with its time.
        '& > :last-child': { gridColumn: '1 / -1' },
      }}
    >
      {field(
        'vehicleUid',
        'Vehicle',
        vehicles.map(({ uid, name }) => ({ value: uid, label: name })),
      )}
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        {field(
          'locationUid',
          'Track',
          locations.map(({ uid, title }) => ({ value: uid, label: title })),
        )}
        {here !== undefined && locations.length > 1 && (
          <PositionButton here={here} onFound={(uid) => onChange('locationUid', uid)} />
        )}
      </Box>
      <Stack spacing={1}>
        {field('localTime', 'Time of the slip')}
        <ClockChange {...{ localTime, repeatedTime, timezone }} onChange={onChange} />
      </Stack>
    </Box>
  );
};
