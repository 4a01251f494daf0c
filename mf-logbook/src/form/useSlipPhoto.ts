import { useState } from 'react';
import type { EntryDraft } from '../draft/entryDraft';
import type { PhotoKeeping } from '../slip/useReadSlip';

/** Photo of a slip on its way to the pictures of its pass; a new record for each try. */
interface GivenPhoto {
  /** Undefined takes the one before out. */
  photo: Blob | undefined;
  /** Place of the picture that it replaces. */
  replaces: number | undefined;
}

/** Keeps the photo of the slip in a form with the pictures of its pass. */
export const useSlipPhoto = (form: {
  current: () => EntryDraft;
  watched: Pick<EntryDraft, 'fromSlip'>;
  set: (field: 'fromSlip', value: EntryDraft['fromSlip']) => void;
}): {
  keeping: PhotoKeeping;
  given: GivenPhoto | undefined;
  /** Notes the place of the photo, or why it has none. */
  placed: (place: number | undefined, problem?: string) => void;
} => {
  const [given, setGiven] = useState<GivenPhoto>();
  const [refused, setRefused] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const isKept = form.watched.fromSlip.photo !== undefined;
  return {
    keeping: {
      state: isKept ? 'kept' : isAdding ? 'adding' : refused === undefined ? 'none' : { refused },
      keep: (photo) => {
        const replaces = form.current().fromSlip.photo;
        setRefused(undefined);
        setAdding(photo !== undefined);
        if (photo !== undefined || replaces !== undefined || isAdding) setGiven({ photo, replaces });
      },
    },
    given,
    placed: (place, problem) => {
      const { photo: _, ...others } = form.current().fromSlip;
      setAdding(false);
      setRefused(problem);
      form.set('fromSlip', { ...others, ...(place !== undefined && { photo: place }) });
    },
  };
};
