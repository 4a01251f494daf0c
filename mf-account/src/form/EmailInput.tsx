import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from './TextInput';

/** Field for the account's address, named for password managers. */
export const EmailInput = ({
  field,
  error,
}: {
  field: UseFormRegisterReturn;
  /** Error below the field. */
  error: string | undefined;
}) => <TextInput label="Email" type="email" autoComplete="username" literal field={field} error={error} />;
