import { recordOf, sameStored, type DraftsPort, type LogBookView } from '@holeshot/shared-core';
import { useDraftState } from '@holeshot/shared-core/react';
import { useCallback } from 'react';

const draftOf = (kept: unknown, stored: LogBookView): LogBookView => {
  const { name, fieldKeys } = recordOf(kept);
  const isKeys = Array.isArray(fieldKeys) && fieldKeys.every((key) => typeof key === 'string');
  return typeof name === 'string' && isKeys ? { name, fieldKeys } : stored;
};

/**
 * Holds a view in its form, with a saved draft while it differs from the stored one.
 * @param stored the same record while the form is open
 */
export const useViewDraft = (stored: LogBookView, drafts: DraftsPort, draftKey: string) => {
  const { draft, restored, change, startAfresh, saved } = useDraftState({
    ...{ drafts, key: draftKey },
    begin: () => draftOf(drafts.read(draftKey), stored),
    isDirty: useCallback((view: LogBookView) => !sameStored(view, stored), [stored]),
  });
  return {
    ...draft,
    /** The form opened with a saved draft. */
    restored,
    change: (part: Partial<LogBookView>): void => change((view) => ({ ...view, ...part })),
    startAfresh: (): void => startAfresh(stored),
    /** Ends the draft: the view is saved, or gone. */
    saved,
  };
};
