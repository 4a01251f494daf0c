import type { Result } from '@holeshot/shared-core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/** What a form of this remote is made of. */
export interface CheckedForm<Input extends FieldValues, Output> {
  schema: GenericSchema<Input, Output>;
  defaultValues: Input;
  /** Gets the checked values; its failure stands in the form. */
  send: (values: Output) => Promise<Result<void>>;
  /** What the fields hold once it was accepted; undefined where they stay as they were sent. */
  emptied?: Input;
}

/** A form that is checked by a schema, sent once at a time, and keeps what was typed when sending fails. */
export const useCheckedForm = <Input extends FieldValues, Output>({
  schema,
  defaultValues,
  send,
  emptied,
}: CheckedForm<Input, Output>) => {
  const sending = useRef(false);
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: defaultValues as DefaultValues<Input>,
  });
  const { handleSubmit, setError, reset, getValues } = form;

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
      if (accepted) reset(emptied ?? getValues());
    });
  };
  return { form, onSubmit };
};
