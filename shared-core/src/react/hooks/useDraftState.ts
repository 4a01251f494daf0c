import { useCallback, useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import type { DraftsPort } from '../../platform/ports/DraftsPort';
import { useKeptDraft } from './useKeptDraft';
import { useObservable } from './useObservable';

/**
 * The state of a form of which more than texts is kept: a draft that lasts on the device as `useKeptDraft` says.
 * @param begin what it opens with, read once: what was kept, else nothing typed
 * @param isDirty whether a draft is worth keeping; kept stable by the caller
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
  const saved = useKeptDraft({ drafts, key, isDirty, watch });
  return {
    draft,
    /** The form opened with what was typed earlier and not saved. */
    restored,
    /** Takes what makes the next draft of the one that stands by then. */
    change: (next: (latest: Draft) => Draft): void => draft$.next(next(draft$.value)),
    /** @param nothing a draft with nothing typed */
    startAfresh: (nothing: Draft): void => {
      draft$.next(nothing);
      setRestored(false);
    },
    /** Says that the draft is saved: it is not kept any more. */
    saved,
  };
};
