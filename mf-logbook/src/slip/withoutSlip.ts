import type { EntryDraft, EntryField, SlipFilling } from '../draft/entryDraft';

type Restored = SlipFilling & Pick<EntryDraft, 'fromSlip' | 'doubtful'>;

/** Returns the changes that take the last slip out of a draft: values that the racer changed since stay. */
export const withoutSlip = (draft: EntryDraft): Restored => {
  const { filled, before } = draft.fromSlip;
  const isUntouched = (field: EntryField): boolean =>
    filled[field as keyof SlipFilling] === draft[field] &&
    // The racer's own choice of a result stays one.
    (field !== 'resultByHand' || filled.result === draft.result);
  const restored = Object.entries(before).filter(([field]) => isUntouched(field as EntryField));
  return { ...Object.fromEntries(restored), doubtful: [], fromSlip: { filled: {}, before: {} } };
};
