import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from './TextInput';

/** A racer's first and last name. */
export const NameInputs = ({
  fields,
  errors,
}: {
  /** Registered by the form, in whose order the first mistake gets the focus. */
  fields: { firstName: UseFormRegisterReturn; lastName: UseFormRegisterReturn };
  errors: { firstName?: { message?: string }; lastName?: { message?: string } };
}) => (
  <>
    <TextInput
      label="First name"
      autoComplete="given-name"
      field={fields.firstName}
      error={errors.firstName?.message}
    />
    <TextInput
      label="Last name"
      autoComplete="family-name"
      field={fields.lastName}
      error={errors.lastName?.message}
    />
  </>
);
