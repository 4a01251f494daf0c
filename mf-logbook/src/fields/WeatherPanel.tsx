import { formatClock, formatWhole, type Location } from '@holeshot/shared-core';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ComponentProps } from 'react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import type { EntryDraft, EntryField } from '../draft/entryDraft';
import { FoundWeather } from './FoundWeather';
import { typedDayFields, typedForAnotherDay } from '../draft/typedForAnotherDay';
import { TypedWeatherFields } from './TypedWeatherFields';
import type { SlipWeather } from '../draft/SlipWeather';

const sentenceOf = (slipWeather: SlipWeather): string => {
  if (slipWeather.state === 'no-time') return 'Enter the time of the slip to get its weather.';
  if (slipWeather.state === 'no-station') return 'This track has no weather station.';
  if (slipWeather.state === 'asking') return `Getting the weather from ${slipWeather.station.name}.`;
  if (slipWeather.state === 'given-up')
    return `This pass has no weather. Uncheck the box below to get it from ${slipWeather.station.name}.`;
  return slipWeather.state === 'failed' ? slipWeather.message : '';
};

/** Tells the weather of a pass in one line, while its panel is folded. */
export const weatherInWords = (slipWeather: SlipWeather, location: Location | undefined): string => {
  if (slipWeather.state !== 'found') return sentenceOf(slipWeather);
  const { datetime, air_temp, humidity } = slipWeather.observation;
  const time = formatClock(datetime, location?.timezone ?? '');
  return `Weather at ${time} · ${formatWhole(air_temp)} °F · ${formatWhole(humidity)} %`;
};

/** Weather fields filled by the station or by hand, with the day they are for. */
const TypedWeather = ({
  control,
  slipWeather,
  set,
}: Pick<ComponentProps<typeof WeatherPanel>, 'control' | 'slipWeather' | 'set'>) => {
  const values = useWatch({ control, name: typedDayFields });
  const draft = Object.fromEntries(typedDayFields.map((field, index) => [field, values[index]])) as Pick<
    EntryDraft,
    (typeof typedDayFields)[number]
  >;
  const follows = Object.keys(draft.weatherFilled).length > 0 && slipWeather.state !== 'no-time';
  const typedFor = typedForAnotherDay(draft);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {(follows && sentenceOf(slipWeather)) || 'Weather as you type it'}
      </Typography>
      {typedFor !== undefined && (
        <Alert severity="warning" variant="outlined" role="alert">
          You typed this weather for {typedFor}, but the slip is from another day. Check it.
        </Alert>
      )}
      <TypedWeatherFields
        control={control}
        set={(field, text) => {
          set(field, text);
          set('weatherTypedFor', draft.localTime.slice(0, 'yyyy-mm-dd'.length));
        }}
      />
    </>
  );
};

/** Panel of the pass's weather: requested by itself, typed by hand, or left out. */
export const WeatherPanel = ({
  control,
  typed,
  slipWeather,
  location,
  at,
  set,
  onType,
  onRetry,
}: {
  control: Control<EntryDraft>;
  typed: boolean;
  slipWeather: SlipWeather;
  location: Location | undefined;
  /** ISO 8601. */
  at: string | undefined;
  set: <Field extends EntryField>(field: Field, value: EntryDraft[Field]) => void;
  /** Opens the fields, filled by the station if nothing was typed. */
  onType: () => void;
  onRetry: () => void;
}) => {
  const errorId = useId();
  const found = slipWeather.state === 'found' && location !== undefined && at !== undefined;
  return (
    <Stack spacing={1.5} aria-live="polite">
      {typed ? (
        <TypedWeather control={control} slipWeather={slipWeather} set={set} />
      ) : found ? (
        <div>
          <FoundWeather {...slipWeather} location={location} at={at} />
        </div>
      ) : (
        <Typography variant="body2" sx={{ minHeight: 44, color: 'text.secondary' }}>
          {sentenceOf(slipWeather)}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {!typed && slipWeather.state === 'failed' && (
          <Button variant="outlined" onClick={onRetry}>
            Retry
          </Button>
        )}
        <Button variant="outlined" onClick={typed ? () => set('weatherTyped', false) : onType}>
          {typed ? 'Use the station' : found ? 'Edit weather' : 'Type it in'}
        </Button>
      </Stack>
      {!typed && !found && (
        <Controller
          control={control}
          name="withoutWeather"
          render={({ field: { ref, value, name, onBlur }, fieldState: { error } }) => (
            <div>
              <FormControlLabel
                label="Save without weather"
                sx={{ minHeight: 48 }}
                control={
                  <Checkbox
                    name={name}
                    checked={value}
                    onBlur={onBlur}
                    onChange={(event) => set('withoutWeather', event.target.checked)}
                    slotProps={{
                      input: {
                        ref,
                        ...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId }),
                      },
                    }}
                  />
                }
              />
              <FormHelperText id={errorId} error={error !== undefined}>
                {error?.message ?? 'Predictions cannot learn from a pass without weather.'}
              </FormHelperText>
            </div>
          )}
        />
      )}
    </Stack>
  );
};
