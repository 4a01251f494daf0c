import { windLabels } from '@holeshot/shared-core';
import { NumberField } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { Controller, type Control } from 'react-hook-form';
import type { EntryDraft } from '../draft/entryDraft';
import { inTurn } from './focusNext';
import type { TypedWeather } from '../draft/TypedWeather';

const fields = [
  { name: 'air_temp', label: 'Temperature', unit: '°F', signed: true },
  { name: 'humidity', label: 'Humidity', unit: '%', signed: false },
  { name: 'pressure', label: 'Station pressure', unit: 'inHg', signed: false },
  { name: 'wind_speed', label: 'Wind', unit: 'mph', signed: false },
] as const;

/** Fields for weather from the racer's own gauges. */
export const TypedWeatherFields = ({
  control,
  set,
}: {
  control: Control<EntryDraft>;
  set: (field: keyof TypedWeather, text: string) => void;
}) => (
  <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))' }}>
    {fields.map(({ name, label, unit, signed }) => (
      <Controller
        key={name}
        control={control}
        name={name}
        render={({ field: { ref, value, onBlur }, fieldState: { error } }) => (
          <NumberField
            label={label}
            unit={unit}
            name={name}
            value={value}
            signed={signed}
            onChange={(text) => set(name, text)}
            onBlur={onBlur}
            inputRef={ref}
            attributes={inTurn}
            error={error?.message}
          />
        )}
      />
    ))}
    <Controller
      control={control}
      name="wind_from"
      render={({ field: { ref, value, name, onBlur } }) => (
        <TextField
          select
          fullWidth
          label="Wind comes from"
          name={name}
          value={value}
          onChange={(event) => set('wind_from', event.target.value)}
          onBlur={onBlur}
          inputRef={ref}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">Not known</option>
          {windLabels.map((label, index) => (
            <option key={label} value={`${index}`}>
              {label}
            </option>
          ))}
        </TextField>
      )}
    />
  </Box>
);
