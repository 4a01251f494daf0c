import { useCallback } from 'react';
import type { DraftsPort } from '../../platform/ports/DraftsPort';
import { useSavedDraft } from './useSavedDraft';

/** Part of react-hook-form's form that tells its input. */
interface ToldForm<Values> {
  getValues: () => Values;
  subscribe: (asked: {
    formState: { values: true };
    callback: (told: { values: Values }) => void;
  }) => () => void;
}

/**
 * Saves the input of a form as a draft, as `useSavedDraft` does.
 * @param isDirty whether a draft is worth saving; stable
 * @param draftOf part of the input to save; stable
 * @returns tells that the draft was saved as a record
 */
export const useSavedInput = <Values, Draft>({
  drafts,
  key,
  form: { getValues, subscribe },
  isDirty,
  draftOf,
}: {
  drafts: DraftsPort;
  key: string;
  form: ToldForm<Values>;
  isDirty: (draft: Draft) => boolean;
  draftOf: (values: Values) => Draft;
}): (() => void) => {
  const watch = useCallback(
    (keep: (draft: Draft) => void) => {
      keep(draftOf(getValues()));
      return subscribe({
        formState: { values: true },
        callback: ({ values }) => keep(draftOf(values)),
      });
    },
    [draftOf, getValues, subscribe],
  );
  return useSavedDraft({ drafts, key, isDirty, watch });
};
