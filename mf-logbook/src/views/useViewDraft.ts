import { recordOf, sameStored, type DraftsPort, type LogBookView } from '@holeshot/shared-core';
import { useKeptDraft, useObservable } from '@holeshot/shared-core/react';
import { useCallback, useState } from 'react';
import { BehaviorSubject } from 'rxjs';

const draftOf = (kept: unknown, stored: LogBookView): LogBookView => {
  const { name, fieldKeys } = recordOf(kept);
  const isKeys = Array.isArray(fieldKeys) && fieldKeys.every((key) => typeof key === 'string');
  return typeof name === 'string' && isKeys ? { name, fieldKeys } : stored;
};

/**
 * A view as it stands in its form, kept on the device while it differs from what is stored.
 * @param stored the same record while the form is open
 */
export const useViewDraft = (stored: LogBookView, drafts: DraftsPort, draftKey: string) => {
  const [draft$] = useState(() => new BehaviorSubject(draftOf(drafts.read(draftKey), stored)));
  const draft = useObservable(draft$, draft$.value);
  const isDirty = useCallback((view: LogBookView) => !sameStored(view, stored), [stored]);
  const [restored, setRestored] = useState(isDirty(draft));
  const watch = useCallback(
    (keep: (view: LogBookView) => void) => {
      const subscription = draft$.subscribe(keep);
      return () => subscription.unsubscribe();
    },
    [draft$],
  );
  const saved = useKeptDraft({ drafts, key: draftKey, isDirty, watch });
  return {
    ...draft,
    /** The form opened with what was changed earlier and not saved. */
    restored,
    change: (part: Partial<LogBookView>): void => draft$.next({ ...draft$.value, ...part }),
    startAfresh: (): void => {
      draft$.next(stored);
      setRestored(false);
    },
    /** Says that the view is saved, or gone. */
    saved,
  };
};
