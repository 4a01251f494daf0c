import { useCallback } from 'react';
import type { DraftsPort } from '../../platform/ports/DraftsPort';
import { useKeptDraft } from './useKeptDraft';

/** What of react-hook-form's form tells its input. */
interface ToldForm<Values> {
  getValues: () => Values;
  subscribe: (asked: {
    formState: { values: true };
    callback: (told: { values: Values }) => void;
  }) => () => void;
}

/**
 * Keeps the input of a form as a draft, as `useKeptDraft` does.
 * @param isDirty whether a draft is worth keeping; kept stable by the caller
 * @param draftOf what of the input is kept; kept stable by the caller
 * @returns how to say that the draft is saved
 */
export const useKeptInput = <Values, Draft>({
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
  return useKeptDraft({ drafts, key, isDirty, watch });
};
