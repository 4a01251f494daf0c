import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from './TextInput';

/** The address that an account goes by, under the name that password managers know it by. */
export const EmailInput = ({
  field,
  error,
}: {
  field: UseFormRegisterReturn;
  /** In words, under the line. */
  error: string | undefined;
}) => <TextInput label="Email" type="email" autoComplete="username" literal field={field} error={error} />;
