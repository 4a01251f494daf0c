import * as v from 'valibot';
import { recordOf } from '../plain/record';

/** The fields of a form that were changed: only these are kept, so that the others are what is stored by then. */
export const editedFields = <Input extends object>(input: Input, stored: Input): Partial<Input> =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => value !== stored[name as keyof Input]),
  ) as Partial<Input>;

/** Whether any field was changed. */
export const isEdited = (edits: object): boolean => Object.keys(edits).length > 0;

/**
 * What was typed earlier and not saved, over what is stored by now; undefined where that is nothing, or cannot be read.
 * @param kept the draft as it was kept: the edits alone
 * @param schema what the input is read by
 * @param differs whether an input is worth opening with
 */
export const typedEarlier = <Input extends object>(
  kept: unknown,
  stored: Input,
  schema: v.GenericSchema<unknown, Input>,
  differs: (input: Input) => boolean = (input) => isEdited(editedFields(input, stored)),
): Input | undefined => {
  const read = v.safeParse(schema, { ...stored, ...recordOf(kept) });
  return read.success && differs(read.output) ? read.output : undefined;
};
