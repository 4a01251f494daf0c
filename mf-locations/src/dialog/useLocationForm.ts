import type { DraftsPort, Location, LocationStart } from '@holeshot/shared-core';
import { useKeptDraft } from '@holeshot/shared-core/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { locationDraft, sameDraft } from './locationDraft';
import {
  locationDraftSchema,
  locationSchema,
  type LocationDraft,
  type LocationFields,
} from './locationSchema';
import { coordinatePair } from './place/coordinatePair';

/** The location form as react-hook-form gives it: texts in, checked fields out. */
export type LocationFormState = UseFormReturn<LocationDraft, unknown, LocationFields>;

/** The location form's input: checked by the schema, kept as a draft while unsaved, saved once. */
export const useLocationForm = ({
  location,
  start,
  drafts,
  draftKey,
  save,
  onSaved,
}: {
  location: Location | undefined;
  /** What is known of a new location. */
  start: LocationStart | undefined;
  drafts: DraftsPort;
  draftKey: string;
  /** Gives a sentence where it could not be saved. */
  save: (fields: LocationFields) => string | undefined;
  onSaved: () => void;
}): {
  form: LocationFormState;
  /** What the form opens with where nothing was typed earlier. */
  stored: LocationDraft;
  onSubmit: (event: SubmitEvent) => void;
  /** A new record for each try, so that each try can be told from the one before. */
  failure: { message: string } | undefined;
  /** The form opened with what was typed earlier and not saved. */
  restored: boolean;
  startAfresh: () => void;
  /** Takes a text with both coordinates apart into their two fields; false where it is no pair. */
  spreadPair: (text: string) => boolean;
} => {
  const [stored] = useState(() => locationDraft(location, start));
  const [kept] = useState(() => {
    const read = v.safeParse(locationDraftSchema, drafts.read(draftKey));
    return read.success && !sameDraft(read.output, stored) ? read.output : undefined;
  });
  const form = useForm<LocationDraft, unknown, LocationFields>({
    defaultValues: kept ?? stored,
    resolver: valibotResolver(locationSchema),
  });
  const { handleSubmit, reset, getValues, setValue, subscribe } = form;
  const [failure, setFailure] = useState<{ message: string }>();
  const [restored, setRestored] = useState(kept !== undefined);
  const done = useRef(false);

  const isDirty = useCallback((draft: LocationDraft) => !sameDraft(draft, stored), [stored]);
  const watch = useCallback(
    (keep: (draft: LocationDraft) => void) => {
      keep(getValues());
      return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
    },
    [getValues, subscribe],
  );
  const draftSaved = useKeptDraft({ drafts, key: draftKey, isDirty, watch });

  const spreadPair = (text: string): boolean => {
    const pair = coordinatePair(text);
    if (pair === undefined) return false;
    setValue('lat', pair.lat, { shouldValidate: true });
    setValue('lng', pair.lng, { shouldValidate: true });
    return true;
  };
  const submit = handleSubmit((fields) => {
    if (done.current) return;
    const problem = save(fields);
    if (problem !== undefined) {
      setFailure({ message: problem });
      return;
    }
    done.current = true;
    draftSaved();
    onSaved();
  });
  return {
    form,
    stored,
    onSubmit: (event) => {
      spreadPair(getValues('lat'));
      void submit(event);
    },
    failure,
    restored,
    startAfresh: () => {
      reset(stored);
      setRestored(false);
      setFailure(undefined);
    },
    spreadPair,
  };
};
