import { typedEarlier, type DraftsPort, type Location, type LocationStart } from '@holeshot/shared-core';
import { useSavedInput } from '@holeshot/shared-core/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { editsOf, isEdited, locationDraft } from './locationDraft';
import {
  locationDraftSchema,
  locationSchema,
  type LocationDraft,
  type LocationFields,
} from './locationSchema';
import { coordinatePair } from './place/coordinatePair';

/** Location form of react-hook-form: texts in, checked fields out. */
export type LocationFormState = UseFormReturn<LocationDraft, unknown, LocationFields>;

/**
 * Holds the location form: checks it, saves a draft of unsaved edits, and saves once. Save waits for a running search
 * for stations and the time zones, unless pressed again; an edit cancels the wait.
 */
export const useLocationForm = ({
  location,
  start,
  drafts,
  draftKey,
  save,
  onSaved,
  isZoneOpen,
}: {
  location: Location | undefined;
  /** Known facts of a new location. */
  start: LocationStart | undefined;
  drafts: DraftsPort;
  draftKey: string;
  /** Saves the typed values over the location the form began with; returns a sentence on failure. */
  save: (fields: LocationFields, begun: Location | undefined) => string | undefined;
  onSaved: () => void;
  /** The table of time zones is loading. */
  isZoneOpen: boolean;
}) => {
  const [begun] = useState(location);
  const [stored] = useState(() => locationDraft(location, start));
  const [typed] = useState(() =>
    typedEarlier(drafts.read(draftKey), stored, locationDraftSchema, (draft) =>
      isEdited(editsOf(draft, stored)),
    ),
  );
  const form = useForm<LocationDraft, unknown, LocationFields>({
    defaultValues: typed ?? stored,
    resolver: valibotResolver(locationSchema),
  });
  const { handleSubmit, reset, getValues, setValue, subscribe } = form;
  const [failure, setFailure] = useState<{ message: string }>();
  const [restored, setRestored] = useState(typed !== undefined);
  const done = useRef(false);
  const [isSearching, setSearching] = useState(false);
  const [waits, setWaits] = useState(false);
  const isOpen = isSearching || isZoneOpen;

  const draftOf = useCallback((draft: LocationDraft) => editsOf(draft, stored), [stored]);
  const draftSaved = useSavedInput({ drafts, key: draftKey, form, isDirty: isEdited, draftOf });

  /** Splits a text with both coordinates into their fields; false if it is no pair. */
  const spreadPair = (text: string): boolean => {
    const pair = coordinatePair(text);
    if (pair === undefined) return false;
    setValue('lat', pair.lat, { shouldValidate: true });
    setValue('lng', pair.lng, { shouldValidate: true });
    return true;
  };
  const submit = handleSubmit(
    (fields) => {
      if (done.current) return;
      setWaits(isOpen && !waits);
      if (isOpen && !waits) return;
      const problem = save(fields, begun);
      if (problem !== undefined) {
        setFailure({ message: problem });
        return;
      }
      done.current = true;
      draftSaved();
      onSaved();
    },
    () => setWaits(false),
  );
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // The awaited station is no edit.
          if (name !== 'station' && name !== 'chosenBy') setWaits(false);
        },
      }),
    [subscribe],
  );
  const saveIfWaiting = useEffectEvent(() => {
    if (waits) void submit();
  });
  useEffect(() => {
    if (!isOpen) saveIfWaiting();
  }, [isOpen]);
  return {
    form,
    /** Input without a saved draft. */
    stored,
    onSubmit: (event: SubmitEvent): void => {
      spreadPair(getValues('lat'));
      void submit(event);
    },
    /** A new record for each try to save. */
    failure,
    /** The form opened with a saved draft. */
    restored,
    startAfresh: (): void => {
      reset(stored);
      setRestored(false);
      setFailure(undefined);
      setWaits(false);
    },
    spreadPair,
    /** Saves as soon as stations are searched and time zones are known. */
    waits,
    /** Tells the form whether a search for its station is running. */
    onSearching: setSearching,
  };
};
