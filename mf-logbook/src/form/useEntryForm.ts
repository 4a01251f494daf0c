import { slipFieldLabels, type DraftsPort, type Result, type SlipField } from '@holeshot/shared-core';
import { useSavedInput } from '@holeshot/shared-core/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import * as v from 'valibot';
import type { EntryCheck } from '../draft/checkEntry';
import {
  editsOfEntry,
  entryDraftSchema,
  sameEntry,
  withEdits,
  type EntryDraft,
  type EntryField,
} from '../draft/entryDraft';

const entryFields = Object.keys(entryDraftSchema.entries) as EntryField[];

const isSlipField = (field: EntryField): field is SlipField => field in slipFieldLabels;

const unseenText = (field: EntryField, problem: unknown): string =>
  `Not saved. ${isSlipField(field) ? `${slipFieldLabels[field]}: ` : ''}${String(problem)} Your entries are still here.`;

/** Fields that other fields depend on; a keystroke elsewhere renders one field. */
const watchedFields = [
  'vehicleUid',
  'locationUid',
  'localTime',
  'repeatedTime',
  'weatherTyped',
  'withoutWeather',
  'doubtful',
  'fromSlip',
] as const;
type WatchedField = (typeof watchedFields)[number];

/** Notice above the actions; a new record for each try. */
export type EntryNotice =
  | { kind: 'failure'; message: string }
  | { kind: 'doubts'; sentences: string[] }
  /** The pass is saved once the weather arrives. */
  | { kind: 'waiting' }
  /** A change canceled the waiting save. */
  | { kind: 'unsaved' };

/** Holds the log entry form: checks on save, saves a draft meanwhile, saves once. */
export const useEntryForm = ({
  draftKey,
  fresh,
  isEdit,
  drafts,
  isSaved,
  check,
  save,
}: {
  /** Key of the draft. */
  draftKey: string;
  /** Draft that the form opens with. */
  fresh: EntryDraft;
  /** The draft of a stored pass holds its changes only; the rest follows the store. */
  isEdit: boolean;
  drafts: DraftsPort;
  /** Tells whether a draft was saved already: a killed browser can lose the clearing. */
  isSaved: (draft: EntryDraft) => boolean;
  check: (draft: EntryDraft) => EntryCheck;
  save: (draft: EntryDraft) => Result<{ logEntryUid: string }>;
}) => {
  const baseline = useRef(fresh);
  const [typed] = useState(() => {
    const draft = drafts.read(draftKey);
    const read = v.safeParse(entryDraftSchema, isEdit ? withEdits(fresh, draft) : draft);
    if (!read.success || isSaved(read.output)) return undefined;
    return isEdit && sameEntry(read.output, fresh) ? undefined : read.output;
  });
  const [restored, setRestored] = useState(typed !== undefined);
  const [startedAfresh, setStartedAfresh] = useState<{ after: EntryDraft | undefined }>();
  const [notice, setNotice] = useState<EntryNotice>();
  const asked = useRef(new Set<string>());
  const done = useRef(false);

  const form = useForm<EntryDraft>({
    defaultValues: typed ?? fresh,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (draft) => {
      const wrong: FieldErrors<EntryDraft> = {};
      for (const [field, message] of Object.entries(check(draft).errors)) {
        wrong[field as Exclude<EntryField, 'custom' | 'weatherFilled' | 'fromSlip'>] = {
          type: 'entry',
          message,
        };
      }
      return Object.keys(wrong).length === 0 ? { values: draft, errors: {} } : { values: {}, errors: wrong };
    },
  });
  const { control, getValues, subscribe, setValue, setFocus, trigger, handleSubmit, reset, formState } = form;
  const { errors, isSubmitted } = formState;
  const seen = useWatch({ control, name: watchedFields });
  const watched = Object.fromEntries(watchedFields.map((field, index) => [field, seen[index]])) as Pick<
    EntryDraft,
    WatchedField
  >;

  const isDirty = useCallback(
    (kept: Partial<EntryDraft>) => !sameEntry({ ...baseline.current, ...kept }, baseline.current),
    [],
  );
  const draftOf = useCallback(
    (draft: EntryDraft): Partial<EntryDraft> => (isEdit ? editsOfEntry(draft, baseline.current) : draft),
    [isEdit],
  );
  const draftSaved = useSavedInput({ drafts, key: draftKey, form, isDirty, draftOf });

  const unasked = (doubts: EntryCheck['doubts']): string[] => {
    const sentences = doubts
      .map(({ sentence }) => sentence)
      .filter((sentence) => !asked.current.has(sentence));
    for (const sentence of sentences) asked.current.add(sentence);
    return sentences;
  };
  const waiting = useRef<(logEntryUid: string) => void>(undefined);
  /** Cancels the save that waits for weather, with a notice. */
  const stopWaiting = useCallback(() => {
    waiting.current = undefined;
    setNotice((shown) => (shown?.kind === 'waiting' ? { kind: 'unsaved' } : shown));
  }, []);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: stopWaiting }),
    [subscribe, stopWaiting],
  );
  const trySaving = (
    draft: EntryDraft,
    { doubts, awaitsWeather }: EntryCheck,
    then: (logEntryUid: string) => void,
  ): void => {
    if (done.current) return;
    const sentences = unasked(doubts);
    if (sentences.length > 0) {
      setNotice({ kind: 'doubts', sentences });
      return;
    }
    if (awaitsWeather) {
      waiting.current = then;
      setNotice({ kind: 'waiting' });
      return;
    }
    const saved = save(draft);
    if (saved.ok) then(saved.value.logEntryUid);
    else setNotice({ kind: 'failure', message: `${saved.failure.message} Your entries are still here.` });
  };
  const [wanted, setWanted] = useState<{ field: EntryField }>();
  const focused = useRef<{ field: EntryField }>(undefined);
  useEffect(() => {
    // A folded field can take focus only once its error has opened it.
    if (wanted === undefined || wanted === focused.current || errors[wanted.field] === undefined) return;
    focused.current = wanted;
    const before = document.activeElement;
    setFocus(wanted.field);
    const message = unseenText(wanted.field, errors[wanted.field]?.message);
    // If no field took the focus, the error may be off screen.
    setTimeout(() => {
      const after = document.activeElement;
      if (after === before && after?.getAttribute('aria-invalid') !== 'true')
        setNotice({ kind: 'failure', message });
    });
  }, [wanted, errors, setFocus]);
  const focusFirst = (wrong: FieldErrors<EntryDraft>): void => {
    const field = entryFields.find((each) => wrong[each] !== undefined);
    setNotice(undefined);
    setWanted(field === undefined ? undefined : { field });
  };

  const holding = useRef(new Set<() => boolean>());
  /** Calls the latest question before each save; it is open while it returns true, and the save waits for another press. */
  const holdBack = useCallback((ask: () => boolean) => {
    holding.current.add(ask);
    return () => void holding.current.delete(ask);
  }, []);
  /** Checks and saves, after awaited weather has arrived, unless typing or `finished` cancels the wait. */
  const submit = (then: (logEntryUid: string) => void): void => {
    waiting.current = undefined;
    if ([...holding.current].at(-1)?.()) return;
    // Saves a correct slip in the press itself, without another render.
    const draft = getValues();
    const found = check(draft);
    if (isSubmitted || Object.keys(found.errors).length > 0)
      void handleSubmit((checked) => trySaving(checked, found, then), focusFirst)();
    else trySaving(draft, found, then);
  };

  const set = <Field extends EntryField>(field: Field, value: EntryDraft[Field]): void => {
    setValue(field, value as never, { shouldDirty: true });
    // Times depend on each other: after a failed save each change checks the whole slip.
    if (isSubmitted) void trigger();
  };

  /** Notes that the racer has checked a field. */
  const looked = (field: EntryField): void => {
    const { doubtful } = getValues();
    const left = doubtful.filter((each) => each !== field);
    if (left.length < doubtful.length) set('doubtful', left);
  };

  return {
    control,
    /** Fields that other fields depend on. */
    watched,
    /** Returns the current draft in event handlers. */
    current: getValues,
    errors,
    notice,
    restored,
    /** The form was cleared, after the pass that was just saved or after none; a new record for each time. */
    startedAfresh,
    set,
    looked,
    /** Sets a field as the racer does: its value is no longer doubtful. */
    type: <Field extends EntryField>(field: Field, value: EntryDraft[Field]): void => {
      set(field, value);
      looked(field);
    },
    submit,
    holdBack,
    /** Sets what the form proposes: values that are as proposed are not worth a draft. */
    propose: (values: Partial<EntryDraft>): void => {
      baseline.current = { ...baseline.current, ...values };
    },
    /** Ends the wait for weather. */
    goOn: (): void => {
      if (waiting.current === undefined) return;
      // Runs after the calling effect, because it renders at once.
      queueMicrotask(() => {
        if (waiting.current === undefined) return;
        setNotice(undefined);
        submit(waiting.current);
      });
    },
    stopWaiting,
    startAfresh: (next: EntryDraft, after?: EntryDraft): void => {
      baseline.current = next;
      asked.current.clear();
      flushSync(() => {
        reset(next);
        setRestored(false);
        setNotice(undefined);
        setStartedAfresh({ after });
      });
    },
    /** Marks the form as saved before the dialog closes. */
    finished: (): void => {
      done.current = true;
      draftSaved();
    },
  };
};
