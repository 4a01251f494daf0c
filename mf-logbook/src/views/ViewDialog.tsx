import {
  fullProblem,
  mostRows,
  sayFailure,
  passFieldsOf,
  undoTimeout,
  unknown,
  type ClockPort,
  type CustomFieldsPort,
  type DialogsPort,
  type DraftsPort,
  type FeedbackPort,
  type KeptView,
  type LogBookViewsPort,
  type Result,
} from '@holeshot/shared-core';
import { DialogNotice, FieldSkeletons, useObservable } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ViewForm } from './ViewForm';

/** Creates, renames, changes or deletes a view of the log book. */
export const ViewDialog = ({
  viewKey,
  logBookViews,
  customFields,
  dialogs,
  drafts,
  feedback,
  clock,
  close,
}: {
  /** Undefined for a new view. */
  viewKey: string | undefined;
  logBookViews: LogBookViewsPort;
  customFields: CustomFieldsPort;
  dialogs: DialogsPort;
  drafts: DraftsPort;
  feedback: FeedbackPort;
  clock: ClockPort;
  /** Given the view that was saved. */
  close: (saved?: { key: string }) => void;
}) => {
  const kept = useObservable(logBookViews.views$, unknown);
  const own = useObservable(customFields.fields$, unknown);
  const fields = useMemo(() => passFieldsOf(own.state === 'present' ? own.value : []), [own]);
  const views = kept.state === 'present' ? kept.value : [];
  const view = views.find(({ key }) => key === viewKey);

  // The form begins with what is stored, so it waits for that.
  if (kept.state === 'unknown' || own.state === 'unknown') {
    return (
      <DialogNotice title="View" onClose={() => close()}>
        <FieldSkeletons label="Reading your views" />
      </DialogNotice>
    );
  }

  const full = view === undefined ? fullProblem(views.length, mostRows.views, 'views') : undefined;
  if (full !== undefined) {
    return (
      <DialogNotice title="New view" onClose={() => close()}>
        <Typography>{full}</Typography>
      </DialogNotice>
    );
  }

  const remove = (deleted: KeptView): Result<void> => {
    const done = logBookViews.delete(deleted.key);
    sayFailure(done, feedback);
    if (!done.ok) return done;
    feedback.snackbar({
      text: `The view ${deleted.name} is deleted. Your passes keep all they have.`,
      timeout: undoTimeout,
      action: { label: 'Undo', run: () => sayFailure(logBookViews.save(deleted), feedback) },
    });
    close();
    return done;
  };
  return (
    <ViewForm
      view={view}
      taken={views.filter(({ key }) => key !== viewKey).map(({ name }) => name)}
      fields={fields}
      dialogs={dialogs}
      drafts={drafts}
      draftKey={`log-book-view.${view?.key ?? 'new'}`}
      save={(changed) => {
        const key = view?.key ?? clock.newId();
        const saved = logBookViews.save({ key, ...changed });
        if (saved.ok) close({ key });
        return saved;
      }}
      onDelete={view === undefined ? undefined : () => remove(view)}
      onClose={() => close()}
    />
  );
};
