import { opponentBook, type LogEntry } from '@holeshot/shared-core';
import { useMemo, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { EntryDraft, EntryField } from '../draft/entryDraft';
import { hasOpponent } from '../draft/readRace';
import type { TypedField } from '../fields/BigField';
import { OpponentFields } from '../fields/OpponentFields';

/** Tells whether the form shows the opponent: a slip brought one. A stored round shows its own on Race day. */
export const racesOnSlip = (draft: EntryDraft, edited: LogEntry | undefined): boolean =>
  Object.keys(draft.fromSlip.filled).some((field) => field.startsWith('opponent')) ||
  (edited?.event === undefined && hasOpponent(draft));

/** Opponent of a pass whose slip has two lanes. */
export const OpponentOfSlip = ({
  control,
  set,
  edited,
  entries,
  doubtful,
}: {
  control: Control<EntryDraft>;
  set: (field: TypedField, text: string) => void;
  edited: LogEntry | undefined;
  entries: readonly LogEntry[];
  doubtful: readonly EntryField[];
}) => {
  const draft = useWatch({ control }) as EntryDraft;
  const isShown = racesOnSlip(draft, edited);
  const book = useMemo(() => (isShown ? opponentBook(entries) : []), [isShown, entries]);
  const [openFor, setOpenFor] = useState<string>();
  const slip = `${draft.passUid} ${Object.keys(draft.fromSlip.filled).join()}`;
  // A last field that is emptied to be typed anew stays.
  if (isShown && openFor !== slip) setOpenFor(slip);
  if (!isShown && openFor !== slip) return null;
  return <OpponentFields control={control} set={set} book={book} doubtful={doubtful} />;
};
