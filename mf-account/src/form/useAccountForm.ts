import type { DraftsPort, Result } from '@holeshot/shared-core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/**
 * A form that is checked by a schema, sent once at a time, and keeps what was typed when sending fails.
 * @param send gets the checked values; its failure stands in the form
 * @param emptied whether the fields are empty again once it was accepted
 * @param drafts told while unsaved input is open, so that the app does not leave the screen
 */
export const useAccountForm = <Input extends FieldValues, Output>({
  schema,
  defaultValues,
  send,
  emptied = false,
  drafts,
}: {
  schema: GenericSchema<Input, Output>;
  defaultValues: DefaultValues<Input>;
  send: (values: Output) => Promise<Result<void>>;
  emptied?: boolean;
  drafts: DraftsPort;
}) => {
  const sending = useRef(false);
  const { register, handleSubmit, setError, reset, getValues, control, formState } = useForm<
    Input,
    unknown,
    Output
  >({ resolver: valibotResolver(schema), defaultValues });
  const { errors, isDirty, isSubmitting } = formState;

  useEffect(() => (isDirty ? drafts.hold() : undefined), [isDirty, drafts]);

  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    let accepted = false;
    const submit = handleSubmit(async (values) => {
      const sent = await send(values);
      if (sent.ok) accepted = true;
      else setError('root', { type: sent.failure.code, message: sent.failure.message });
    });
    void submit(event).finally(() => {
      sending.current = false;
      // What was accepted is no unsaved input any more, until it is changed again.
      if (accepted) reset(emptied ? undefined : getValues());
    });
  };
  return { register, control, errors, onSubmit, busy: isSubmitting };
};
