import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import { passwordStrength } from './passwordStrength';

/** Strength of a typed password; subscribes itself, so that typing renders only this. */
export const StrengthHint = <Input extends FieldValues>({
  control,
  name,
}: {
  control: Control<Input, unknown, unknown>;
  name: Path<Input>;
}) => {
  const password: unknown = useWatch({ control, name });
  return <>{passwordStrength(typeof password === 'string' ? password : '')}</>;
};
