import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from './TextInput';

/** Fields for first and last name. */
export const NameInputs = ({
  fields,
  errors,
}: {
  /** Registered by the form; its order decides which error gets the focus. */
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
