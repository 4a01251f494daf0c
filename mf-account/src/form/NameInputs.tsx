import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from './TextInput';

/** A racer's first and last name. */
export const NameInputs = ({
  register,
  errors,
}: {
  register: (name: 'firstName' | 'lastName') => UseFormRegisterReturn;
  errors: { firstName?: { message?: string }; lastName?: { message?: string } };
}) => (
  <>
    <TextInput
      label="First name"
      autoComplete="given-name"
      field={register('firstName')}
      error={errors.firstName?.message}
    />
    <TextInput
      label="Last name"
      autoComplete="family-name"
      field={register('lastName')}
      error={errors.lastName?.message}
    />
  </>
);
