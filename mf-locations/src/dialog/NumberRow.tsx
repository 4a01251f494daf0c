import { NumberField } from '@holeshot/shared-core/react';
import { Controller } from 'react-hook-form';
import type { LocationFormState } from './useLocationForm';

/** Field of a number that may be negative, with its error below. */
export const NumberRow = ({
  form,
  name,
  label,
  unit,
  hint,
  takePair,
}: {
  form: LocationFormState;
  name: 'lat' | 'lng' | 'elevation';
  label: string;
  unit?: string;
  hint?: string;
  /** Offers pasted or finished text; returns true if it was put elsewhere. */
  takePair?: (text: string) => boolean;
}) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
      <NumberField
        name={name}
        label={label}
        {...(unit === undefined ? {} : { unit })}
        {...(hint === undefined ? {} : { hint })}
        inputRef={ref}
        required
        signed
        value={value}
        onChange={(text) => {
          // Several characters at once were pasted; a typed pair is complete when the field is left.
          const pasted = text.length - value.length > 1;
          if (!pasted || takePair?.(text) !== true) onChange(text);
        }}
        onBlur={() => {
          takePair?.(value);
          onBlur();
        }}
        error={error?.message}
      />
    )}
  />
);
