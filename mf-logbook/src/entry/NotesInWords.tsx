import type { CustomField } from '@holeshot/shared-core';
import { useWatch, type Control } from 'react-hook-form';
import type { EntryDraft } from '../draft/entryDraft';

/** Notes, changes and custom values in one line; what can be noted while there are none. */
export const NotesInWords = ({
  control,
  fields,
}: {
  control: Control<EntryDraft>;
  fields: readonly CustomField[];
}) => {
  const [notes, changes, custom] = useWatch({ control, name: ['notes', 'changes', 'custom'] });
  const values = fields.flatMap(({ pk, titleShort }) => {
    const value = custom[pk]?.trim();
    return value ? [`${titleShort} ${value}`] : [];
  });
  const said = [notes.trim(), changes.trim(), ...values].filter((part) => part !== '');
  return said.length > 0
    ? said.join(' · ')
    : ['Changes on the car', ...fields.map(({ title }) => title)].join(', ');
};
