import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from './TextInput';

/** The first and the last name of a person. */
export const NameInputs = ({
  firstName,
  lastName,
  errors,
}: {
  firstName: UseFormRegisterReturn;
  lastName: UseFormRegisterReturn;
  errors: Partial<Record<'firstName' | 'lastName', { message?: string }>>;
}) => (
  <>
    <TextInput
      label="First name"
      autoComplete="given-name"
      field={firstName}
      error={errors.firstName?.message}
    />
    <TextInput
      label="Last name"
      autoComplete="family-name"
      field={lastName}
      error={errors.lastName?.message}
    />
  </>
);
