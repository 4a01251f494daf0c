import type { DraftsPort, Tunes } from '@holeshot/shared-core';
import { useKeptDraft, useObservable } from '@holeshot/shared-core/react';
import { useCallback, useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import { editsOfDraft, hasEdits, noEdits, storedText, withEdits, type TuneEdits } from './tuneEdits';
import { tuneNumbers, type TuneKey, type TuneNumber } from './tuneNumbers';

/** The tune form's input over a tune that may change below it: only what was typed is kept, checked and saved. */
export const useTuneForm = ({
  stored,
  drafts,
  draftKey,
}: {
  stored: Tunes;
  drafts: DraftsPort;
  draftKey: string;
}) => {
  const [edits$] = useState(() => new BehaviorSubject(editsOfDraft(drafts.read(draftKey))));
  const edits = useObservable(edits$, edits$.value);
  const [restored, setRestored] = useState(hasEdits(edits));
  const watch = useCallback(
    (keep: (draft: TuneEdits) => void) => {
      const subscription = edits$.subscribe(keep);
      return () => subscription.unsubscribe();
    },
    [edits$],
  );
  const draftSaved = useKeptDraft({ drafts, key: draftKey, isDirty: hasEdits, watch });

  const setNumbers = (texts: readonly (readonly [TuneKey, string])[]): void => {
    const all = { ...edits.numbers, ...Object.fromEntries(texts) };
    const changed = Object.entries(all).filter(([key, text]) => {
      const number = tuneNumbers.get(key as TuneKey);
      return number !== undefined && text !== storedText(stored, number);
    });
    edits$.next({ ...edits, numbers: Object.fromEntries(changed) });
  };

  return {
    edits,
    ...withEdits(stored, edits),
    /** The form opened with what was typed earlier and not saved. */
    restored,
    textOf: (number: TuneNumber): string => edits.numbers[number.key] ?? storedText(stored, number),
    setNumbers,
    setFlag: (flag: keyof TuneEdits['flags'], on: boolean): void => {
      const { [flag]: _, ...others } = edits.flags;
      const flags = stored.ddpe_tune[flag] === on ? others : { ...others, [flag]: on };
      edits$.next({ ...edits, flags });
    },
    setAnotherCar: (isAnotherCar: boolean): void => edits$.next({ ...edits, isAnotherCar }),
    startAfresh: (): void => {
      edits$.next(noEdits);
      setRestored(false);
    },
    /** Says that all of it is saved. */
    saved: (): void => {
      draftSaved();
      edits$.next(noEdits);
    },
  };
};

/** The tune form as its parts take it: what stands in it, what is wrong, and how to change it. */
export type TuneFormState = ReturnType<typeof useTuneForm>;
