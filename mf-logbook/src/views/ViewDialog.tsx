import {
  fullProblem,
  mostRows,
  sayFailure,
  passFieldsOf,
  undoTimeout,
  unknown,
  type DialogProps,
  type StoredView,
  type Ports,
  type Result,
} from '@holeshot/shared-core';
import { DialogNotice, FieldSkeletons, useObservable } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ViewForm } from './ViewForm';

/** Dialog that creates, renames, changes or deletes a view of the log book. */
export const ViewDialog = ({
  ports,
  input: { key: viewKey },
  close,
}: DialogProps<'log-book-view'> & {
  ports: Pick<Ports, 'logBookViews' | 'customFields' | 'dialogs' | 'drafts' | 'feedback' | 'clock'>;
}) => {
  const kept = useObservable(ports.logBookViews.views$, unknown);
  const own = useObservable(ports.customFields.fields$, unknown);
  const fields = useMemo(() => passFieldsOf(own.state === 'present' ? own.value : []), [own]);
  const views = kept.state === 'present' ? kept.value : [];
  const view = views.find(({ key }) => key === viewKey);

  // The form begins with the stored view and waits for it.
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

  const remove = (deleted: StoredView): Result<void> => {
    const done = ports.logBookViews.delete(deleted.key);
    sayFailure(done, ports.feedback);
    if (!done.ok) return done;
    ports.feedback.snackbar({
      text: `View ${deleted.name} deleted. Your passes are unchanged.`,
      timeout: undoTimeout,
      action: { label: 'Undo', run: () => sayFailure(ports.logBookViews.save(deleted), ports.feedback) },
    });
    close();
    return done;
  };
  return (
    <ViewForm
      view={view}
      taken={views.filter(({ key }) => key !== viewKey).map(({ name }) => name)}
      fields={fields}
      ports={ports}
      draftKey={`log-book-view.${view?.key ?? 'new'}`}
      save={(changed) => {
        const key = view?.key ?? ports.clock.newId();
        const saved = ports.logBookViews.save({ key, ...changed });
        if (saved.ok) close({ key });
        return saved;
      }}
      onDelete={view === undefined ? undefined : () => remove(view)}
      onClose={() => close()}
    />
  );
};
