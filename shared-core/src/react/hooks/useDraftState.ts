import { useCallback, useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import type { DraftsPort } from '../../platform/ports/DraftsPort';
import { useSavedDraft } from './useSavedDraft';
import { useObservable } from './useObservable';

/**
 * Holds the state of a form with more than texts; its draft is saved on the device, as `useSavedDraft` does.
 * @param begin content at the start, read once: the saved draft, else nothing typed
 * @param isDirty whether a draft is worth saving; stable
 */
export const useDraftState = <Draft>({
  drafts,
  key,
  begin,
  isDirty,
}: {
  drafts: DraftsPort;
  key: string;
  begin: () => Draft;
  isDirty: (draft: Draft) => boolean;
}) => {
  const [draft$] = useState(() => new BehaviorSubject(begin()));
  const draft = useObservable(draft$, draft$.value);
  const [restored, setRestored] = useState(isDirty(draft));
  const watch = useCallback(
    (keep: (draft: Draft) => void) => {
      const subscription = draft$.subscribe(keep);
      return () => subscription.unsubscribe();
    },
    [draft$],
  );
  /** Tells that the draft was saved as a record: it goes from the device. */
  const saved = useSavedDraft({ drafts, key, isDirty, watch });
  return {
    draft,
    /** The form opened with a saved draft. */
    restored,
    /** Takes the function that makes the next draft from the current one. */
    change: (next: (latest: Draft) => Draft): void => draft$.next(next(draft$.value)),
    /** @param nothing a draft with nothing typed */
    startAfresh: (nothing: Draft): void => {
      draft$.next(nothing);
      setRestored(false);
    },
    /** Says that the record is saved: its draft is deleted. */
    saved,
  };
};
