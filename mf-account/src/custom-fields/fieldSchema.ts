import { numericFormats, viewNameProblem, type CustomField } from '@holeshot/shared-core';
import * as v from 'valibot';

const mostShort = 20;
const mostDescription = 200;

const atMost = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most, `Use at most ${most} characters.`));

/** Schema of a custom field draft. */
export const fieldDraftSchema = v.object({
  title: v.string(),
  titleShort: v.string(),
  description: v.string(),
  isNumeric: v.boolean(),
  numericFormat: v.picklist(numericFormats),
  defaultLastValue: v.boolean(),
});

/** Draft of a custom field. */
export const fieldValues = (field: CustomField | undefined): v.InferOutput<typeof fieldDraftSchema> => ({
  title: field?.title ?? '',
  titleShort: field === undefined || field.titleShort === field.title ? '' : field.titleShort,
  description: field?.description ?? '',
  isNumeric: field?.isNumeric ?? false,
  numericFormat: numericFormats.find((format) => format === field?.numericFormat) ?? numericFormats[3],
  defaultLastValue: field?.defaultLastValue ?? false,
});

/** Schema of a custom field among those with the `taken` names; without a short name it has the long one. */
export const fieldSchema = (taken: readonly string[]) =>
  v.pipe(
    v.object({
      title: v.pipe(
        v.string(),
        v.trim(),
        v.rawCheck(({ dataset, addIssue }) => {
          if (!dataset.typed) return;
          const problem =
            viewNameProblem(dataset.value) ??
            (taken.some((each) => each.toLowerCase() === dataset.value.toLowerCase())
              ? 'You have a field of this name already.'
              : undefined);
          if (problem !== undefined) addIssue({ message: problem });
        }),
      ),
      titleShort: atMost(mostShort),
      description: atMost(mostDescription),
      isNumeric: v.boolean(),
      numericFormat: v.picklist(numericFormats),
      defaultLastValue: v.boolean(),
    }),
    v.transform((typed) => ({ ...typed, titleShort: typed.titleShort || typed.title })),
  );
