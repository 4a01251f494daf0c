import type { DraftsPort, Tunes } from '@holeshot/shared-core';
import { useDraftState } from '@holeshot/shared-core/react';
import { editsOfDraft, hasEdits, noEdits, storedText, withEdits, type TuneEdits } from './tuneEdits';
import { tuneNumbers, type TuneKey, type TuneNumber } from '../car/tuneNumbers';

/** Holds the tune form over a tune that may change meanwhile: checks and saves typed numbers only. */
export const useTuneForm = ({
  stored,
  drafts,
  draftKey,
}: {
  stored: Tunes;
  drafts: DraftsPort;
  draftKey: string;
}) => {
  const {
    draft: edits,
    restored,
    change,
    startAfresh,
    saved,
  } = useDraftState({
    ...{ drafts, key: draftKey, isDirty: hasEdits },
    begin: () => editsOfDraft(drafts.read(draftKey)),
  });

  const setNumbers = (texts: readonly (readonly [TuneKey, string])[]): void => {
    const all = { ...edits.numbers, ...Object.fromEntries(texts) };
    const changed = Object.entries(all).filter(([key, text]) => {
      const number = tuneNumbers.get(key as TuneKey);
      return number !== undefined && text !== storedText(stored, number);
    });
    change(() => ({ ...edits, numbers: Object.fromEntries(changed) }));
  };

  return {
    edits,
    ...withEdits(stored, edits),
    /** The form opened with a saved draft. */
    restored,
    textOf: (number: TuneNumber): string => edits.numbers[number.key] ?? storedText(stored, number),
    setNumbers,
    setFlag: (flag: keyof TuneEdits['flags'], on: boolean): void => {
      const { [flag]: _, ...others } = edits.flags;
      const flags = stored.ddpe_tune[flag] === on ? others : { ...others, [flag]: on };
      change(() => ({ ...edits, flags }));
    },
    setAnotherCar: (isAnotherCar: boolean): void => change(() => ({ ...edits, isAnotherCar })),
    startAfresh: (): void => startAfresh(noEdits),
    /** Marks all edits as saved. */
    saved: (): void => {
      saved();
      change(() => noEdits);
    },
  };
};

/** State of the tune form for its parts. */
export type TuneFormState = ReturnType<typeof useTuneForm>;
