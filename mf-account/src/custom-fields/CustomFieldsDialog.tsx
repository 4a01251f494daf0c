import {
  fullProblem,
  mostRows,
  sayFailure,
  undoTimeout,
  unknown,
  type CustomField,
  type DialogProps,
  type Loadable,
  type Ports,
} from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { useState } from 'react';
import { FieldForm } from './FieldForm';
import { FieldList } from './FieldList';

const notYet: Loadable<CustomField[]> = unknown;

/** View of the dialog: the list with the last edited field, or the form with the key of the edited field. */
type View = { show: 'list'; focused?: string } | { show: 'form'; pk?: string };

/** Dialog that manages the racer's custom fields. */
export const CustomFieldsDialog = ({
  ports,
  close,
}: DialogProps<'custom-fields'> & {
  ports: Pick<Ports, 'customFields' | 'unreadable' | 'drafts' | 'feedback' | 'clock'>;
}) => {
  const fields = useObservable(ports.customFields.fields$, notYet);
  const [view, setView] = useState<View>({ show: 'list' });
  const known = fields.state === 'present' ? fields.value : [];

  const remove = (field: CustomField): void => {
    const deleted = ports.customFields.delete(field.pk);
    sayFailure(deleted, ports.feedback);
    if (!deleted.ok) return;
    setView({ show: 'list', focused: '' });
    ports.feedback.snackbar({
      text: 'Custom field deleted. Passes keep the values they have.',
      timeout: undoTimeout,
      action: { label: 'Undo', run: () => sayFailure(ports.customFields.save(field), ports.feedback) },
    });
  };

  const edited = view.show === 'form' ? known.find((field) => field.pk === view.pk) : undefined;
  // The form begins with the stored record, so it waits.
  if (view.show === 'list' || (view.pk !== undefined && edited === undefined)) {
    return (
      <FieldList
        // The list sets focus when mounted, so each return mounts it again.
        key={JSON.stringify(view)}
        fields={fields}
        full={fullProblem(known.length, mostRows.custom_fields, 'custom fields')}
        unreadable={ports.unreadable}
        focused={view.show === 'list' ? view.focused : undefined}
        onEdit={(chosen) => setView({ show: 'form', pk: chosen })}
        onDelete={remove}
        onAdd={() => setView({ show: 'form' })}
        onClose={close}
      />
    );
  }
  return (
    <FieldForm
      field={edited}
      others={known.filter((field) => field.pk !== view.pk)}
      save={(values) =>
        ports.customFields.save({ ...values, pk: view.pk ?? ports.clock.newId(), isCustomField: true })
      }
      drafts={ports.drafts}
      draftKey={`custom-field/${view.pk ?? 'new'}`}
      onBack={() => setView({ show: 'list', focused: view.pk ?? '' })}
      onClose={close}
    />
  );
};
