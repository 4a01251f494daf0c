import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from './TextInput';

/** The email address of an account, which password managers take for the user name. */
export const EmailInput = ({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) => (
  <TextInput label="Email" type="email" autoComplete="username" literal field={field} error={error} />
);
