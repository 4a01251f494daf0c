import type { Location, Vehicle } from '@holeshot/shared-core';
import type { Here } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { Controller, type Control } from 'react-hook-form';
import type { EntryDraft, EntryField, PlaceField } from '../draft/entryDraft';
import { PlaceFields } from '../fields/PlaceFields';
import { BigField } from '../fields/BigField';
import { bigGrid } from '../fields/bigGrid';

/** Fields that stay the same through a race day: event, class, car, track; and the time of the slip. */
export const EventFields = ({
  control,
  set,
  vehicles,
  locations,
  here,
  doubtful,
  onPlace,
}: {
  control: Control<EntryDraft>;
  set: <Field extends EntryField>(field: Field, value: EntryDraft[Field]) => void;
  vehicles: Vehicle[];
  locations: Location[];
  here: Here | undefined;
  /** Fields read from a slip with doubt. */
  doubtful: readonly EntryField[];
  onPlace: (field: PlaceField, value: string) => void;
}) => (
  <Stack spacing={1.5}>
    <Box sx={{ ...bigGrid, '& input': { fontSize: '1.125rem' } }}>
      <BigField control={control} name="event_name" label="Event" set={set} />
      <BigField control={control} name="event_class" label="Class" set={set} />
    </Box>
    <PlaceFields
      control={control}
      vehicles={vehicles}
      locations={locations}
      here={here}
      doubtful={doubtful}
      onChange={onPlace}
    />
    <Controller
      control={control}
      name="true_start"
      render={({ field: { ref, value, name, onBlur } }) => (
        <FormControlLabel
          label="True start: of two red lights the worse loses"
          sx={{ minHeight: 48 }}
          control={
            <Checkbox
              name={name}
              checked={value}
              onBlur={onBlur}
              onChange={(event) => set('true_start', event.target.checked)}
              slotProps={{ input: { ref } }}
            />
          }
        />
      )}
    />
  </Stack>
);
