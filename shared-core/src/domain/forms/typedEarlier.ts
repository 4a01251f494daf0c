import * as v from 'valibot';
import { recordOf } from '../plain/record';

/** Returns the changed fields of a form for the saved draft: the others follow the stored record. */
export const editedFields = <Input extends object>(input: Input, stored: Input): Partial<Input> =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => value !== stored[name as keyof Input]),
  ) as Partial<Input>;

/** Tells whether any field was changed. */
export const isEdited = (edits: object): boolean => Object.keys(edits).length > 0;

/**
 * Restores a saved draft over the record as stored by now; undefined where the draft is empty or unreadable.
 * @param draft the saved draft: the edits alone
 * @param schema reads the input
 * @param differs tells whether an input is worth opening with
 */
export const typedEarlier = <Input extends object>(
  draft: unknown,
  stored: Input,
  schema: v.GenericSchema<unknown, Input>,
  differs: (input: Input) => boolean = (input) => isEdited(editedFields(input, stored)),
): Input | undefined => {
  const read = v.safeParse(schema, { ...stored, ...recordOf(draft) });
  return read.success && differs(read.output) ? read.output : undefined;
};
