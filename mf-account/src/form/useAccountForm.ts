import type { DraftsPort } from '@holeshot/shared-core';
import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCheckedForm, type CheckedForm } from './useCheckedForm';

/** Makes a checked form; while unsaved input is open, the app does not leave the screen. */
export const useAccountForm = <Input extends FieldValues, Output>({
  drafts,
  ...asked
}: CheckedForm<Input, Output> & { drafts: DraftsPort }) => {
  const {
    form: { register, control, reset, formState },
    onSubmit,
  } = useCheckedForm(asked);
  const { errors, isDirty, isSubmitting } = formState;

  useEffect(() => (isDirty ? drafts.hold() : undefined), [isDirty, drafts]);

  return { register, control, reset, errors, isDirty, onSubmit, busy: isSubmitting };
};
