import type { Ports } from '@holeshot/shared-core';
import Stack from '@mui/material/Stack';
import { setupFields } from '../draft/setupTexts';
import { CustomFieldInputs } from '../fields/CustomFieldInputs';
import { Fold } from '../fields/Fold';
import { OwnFieldsButton } from '../fields/OwnFieldsButton';
import { RemarkField } from '../fields/RemarkField';
import { SetupFields } from '../fields/SetupFields';
import { weatherInWords, WeatherPanel } from '../fields/WeatherPanel';
import type { HeldPass, PassFormProps } from '../form/usePassForm';
import { Calculated } from './Calculated';
import { NotesInWords } from './NotesInWords';

const inWeather = ['withoutWeather', 'air_temp', 'humidity', 'pressure', 'wind_speed'] as const;

/** Folded below the slip: weather, what follows from both, notes and custom fields; and what is set for a pass of a car that has not had it yet. */
export const BesideSlip = ({
  held,
  fields,
  dialogs,
}: Pick<PassFormProps, 'fields'> &
  Pick<Ports, 'dialogs'> & {
    held: HeldPass;
  }) => {
  const { form, vehicle, location, at, slipWeather } = held;
  const { control, set, errors, watched } = form;
  const isWrong = (field: keyof typeof errors) => errors[field] !== undefined;
  return (
    <div>
      <Fold
        title="Weather"
        summary={weatherInWords(slipWeather, location)}
        forcedOpen={
          watched.weatherTyped ||
          inWeather.some(isWrong) ||
          form.notice?.kind === 'waiting' ||
          !['found', 'asking'].includes(slipWeather.state)
        }
      >
        <WeatherPanel
          control={control}
          typed={watched.weatherTyped}
          slipWeather={slipWeather}
          location={location}
          at={at}
          set={set}
          onType={held.typeWeather}
          onRetry={held.retryWeather}
        />
      </Fold>
      {vehicle !== undefined && location !== undefined && (
        <Fold title="Calculated" summary="Splits, air and horsepower">
          <Calculated
            control={control}
            vehicle={vehicle}
            location={location}
            observation={slipWeather.state === 'found' ? slipWeather.observation : null}
          />
        </Fold>
      )}
      <Fold
        title="Notes"
        summary={<NotesInWords control={control} fields={fields} isSetUp={held.isSetUp} />}
        forcedOpen={isWrong('custom') || (!held.isSetUp && setupFields.some(isWrong))}
      >
        <Stack spacing={2}>
          {fields.length > 0 && <CustomFieldInputs control={control} fields={fields} set={set} />}
          <OwnFieldsButton hasSome={fields.length > 0} dialogs={dialogs} />
          <RemarkField control={control} name="notes" label="Notes" />
          <RemarkField control={control} name="changes" label="Changed on the car" />
          {!held.isSetUp && (
            <SetupFields
              control={control}
              current={form.current}
              set={form.type}
              trackLength={location?.track_length ?? 1320}
              last={undefined}
              timer={held.timer}
            />
          )}
        </Stack>
      </Fold>
    </div>
  );
};
