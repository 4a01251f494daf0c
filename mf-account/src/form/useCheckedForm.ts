import type { Result } from '@holeshot/shared-core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/** Options of a checked form. */
export interface CheckedForm<Input extends FieldValues, Output> {
  schema: GenericSchema<Input, Output>;
  defaultValues: Input;
  /** Sends the checked values; the form shows its failure. */
  send: (values: Output) => Promise<Result<void>>;
  /** Values after success; undefined leaves them as sent. */
  emptied?: Input;
}

/** Holds a form checked by a schema and sent once at a time; its input survives a failure. */
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
      // Accepted input counts as saved until it changes.
      if (accepted) reset(emptied ?? getValues());
    });
  };
  return { form, onSubmit };
};
