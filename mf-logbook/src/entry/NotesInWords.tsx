import { setupLabels, type CustomField } from '@holeshot/shared-core';
import { useWatch, type Control } from 'react-hook-form';
import type { EntryDraft } from '../draft/entryDraft';
import { setupFields } from '../draft/setupTexts';

/** Notes, changes and custom values in one line; what can be noted while there are none. */
export const NotesInWords = ({
  control,
  fields,
  isSetUp,
}: {
  control: Control<EntryDraft>;
  fields: readonly CustomField[];
  /** Another place of the form has the fields of throttle stop and delay. */
  isSetUp: boolean;
}) => {
  const [notes, changes, custom] = useWatch({ control, name: ['notes', 'changes', 'custom'] });
  const settings = useWatch({ control, name: setupFields });
  const set = setupFields.flatMap((field, index) => {
    const text = settings[index]?.trim();
    return text && !isSetUp ? [`${setupLabels[field]} ${text}`] : [];
  });
  const values = fields.flatMap(({ pk, titleShort }) => {
    const value = custom[pk]?.trim();
    return value ? [`${titleShort} ${value}`] : [];
  });
  const said = [notes.trim(), changes.trim(), ...set, ...values].filter((part) => part !== '');
  return said.length > 0
    ? said.join(' · ')
    : [
        'Changes on the car',
        ...(isSetUp ? [] : ['throttle stop', 'delay']),
        ...fields.map(({ title }) => title),
      ].join(', ');
};
