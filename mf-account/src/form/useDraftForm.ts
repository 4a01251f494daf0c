import { editedFields, isEdited, typedEarlier, type DraftsPort } from '@holeshot/shared-core';
import { useSavedInput } from '@holeshot/shared-core/react';
import { useCallback, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useCheckedForm, type CheckedForm } from './useCheckedForm';

/**
 * Holds a checked form that saves its input as a draft until accepted.
 * @param defaultValues without a saved draft
 * @param draftSchema parses the saved draft
 */
export const useDraftForm = <Input extends FieldValues, Output>({
  draftSchema,
  draftKey,
  drafts,
  ...asked
}: CheckedForm<Input, Output> & {
  draftSchema: GenericSchema<unknown, Input>;
  draftKey: string;
  drafts: DraftsPort;
}) => {
  const [stored] = useState(asked.defaultValues);
  const [typed] = useState(() => typedEarlier(drafts.read(draftKey), stored, draftSchema));
  const [restored, setRestored] = useState(typed !== undefined);
  const { form, onSubmit } = useCheckedForm<Input, Output>({
    ...asked,
    defaultValues: typed ?? stored,
    send: async (values) => {
      const sent = await asked.send(values);
      if (!sent.ok) return sent;
      setRestored(false);
      // An emptied form begins the next draft; any other closes.
      if (asked.emptied) drafts.clear(draftKey);
      else draftSaved();
      return sent;
    },
  });
  const { register, control, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const draftOf = useCallback((values: Input) => editedFields(values, stored), [stored]);
  const draftSaved = useSavedInput({ drafts, key: draftKey, form, isDirty: isEdited, draftOf });
  return {
    register,
    control,
    errors,
    onSubmit,
    busy: isSubmitting,
    /** The form opened with a saved draft. */
    restored,
    startAfresh: (): void => {
      reset(stored);
      setRestored(false);
    },
  };
};
