import { SignButton } from '@holeshot/shared-core/react';
import { useWatch, type Control } from 'react-hook-form';
import type { EntryDraft } from '../draft/entryDraft';
import type { TypedField } from './BigField';

/** Button that makes a typed reaction red, or green again. */
export const RedButton = ({
  control,
  name,
  set,
}: {
  control: Control<EntryDraft>;
  name: 'reaction_time' | 'opponent_reaction';
  set: (field: TypedField, text: string) => void;
}) => (
  <SignButton
    text={useWatch({ control, name })}
    onChange={(text) => set(name, text)}
    label="Red light"
    color="error"
  >
    Red
  </SignButton>
);
