import { slipFieldLabels, type DraftsPort, type Result, type SlipField } from '@holeshot/shared-core';
import { useSavedInput } from '@holeshot/shared-core/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch, type Control, type FieldErrors } from 'react-hook-form';
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

/** A keystroke in any other field renders that field alone. */
const watchedFields = [
  'vehicleUid',
  'locationUid',
  'localTime',
  'weatherTyped',
  'withoutWeather',
  'doubtful',
] as const;
type WatchedField = (typeof watchedFields)[number];

/** A word to the racer above the actions; a new record for each try. */
export type EntryNotice =
  | { kind: 'failure'; message: string }
  | { kind: 'doubts'; sentences: string[] }
  /** The weather is awaited, and then the pass is saved. */
  | { kind: 'waiting' }
  /** That was so until something changed. */
  | { kind: 'unsaved' };

/** The log entry form's input: checked on saving, kept as a draft while unsaved, saved once. */
export const useEntryForm = ({
  draftKey,
  fresh,
  isEdit,
  drafts,
  isSaved,
  check,
  save,
}: {
  /** What the draft is kept under. */
  draftKey: string;
  /** The slip as the form opens. */
  fresh: EntryDraft;
  /** Of a stored pass only what was changed is kept, so that the rest is what is stored by then. */
  isEdit: boolean;
  drafts: DraftsPort;
  /** Whether a kept draft was saved after all: a browser that is killed forgets its clearing, seconds old. */
  isSaved: (draft: EntryDraft) => boolean;
  check: (draft: EntryDraft) => EntryCheck;
  save: (draft: EntryDraft) => Result<{ logEntryUid: string }>;
}): {
  control: Control<EntryDraft>;
  /** What more than its own field depends on. */
  watched: Pick<EntryDraft, WatchedField>;
  /** The form as it stands, for the hands of an event. */
  current: () => EntryDraft;
  errors: FieldErrors<EntryDraft>;
  notice: EntryNotice | undefined;
  restored: boolean;
  set: <Field extends EntryField>(field: Field, value: EntryDraft[Field]) => void;
  /**
   * Checks and saves, once the weather that is awaited has come; what to do then is handed in. What is typed meanwhile
   * takes the wish to save back. Does nothing once `finished` was called.
   */
  submit: (saved: (logEntryUid: string) => void) => void;
  /** Says that no weather is awaited. */
  goOn: () => void;
  /** Takes back the wish to save once the weather has come, and says so. */
  takeBack: () => void;
  /** Empties the form, for the next slip or to be rid of a draft, and begins at the top of the slip. */
  startAfresh: (next: EntryDraft) => void;
  /** Says that the dialog closes with everything saved. */
  finished: () => void;
} => {
  const baseline = useRef(fresh);
  const [typed] = useState(() => {
    const draft = drafts.read(draftKey);
    const read = v.safeParse(entryDraftSchema, isEdit ? withEdits(fresh, draft) : draft);
    if (!read.success || isSaved(read.output)) return undefined;
    return isEdit && sameEntry(read.output, fresh) ? undefined : read.output;
  });
  const [restored, setRestored] = useState(typed !== undefined);
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
        wrong[field as Exclude<EntryField, 'custom' | 'weatherFilled'>] = { type: 'entry', message };
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
  const takeBack = useCallback(() => {
    waiting.current = undefined;
    setNotice((shown) => (shown?.kind === 'waiting' ? { kind: 'unsaved' } : shown));
  }, []);
  useEffect(() => subscribe({ formState: { values: true }, callback: takeBack }), [subscribe, takeBack]);
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
    // A folded field is shown because it is wrong, and only then can it take the focus.
    if (wanted === undefined || wanted === focused.current || errors[wanted.field] === undefined) return;
    focused.current = wanted;
    const before = document.activeElement;
    setFocus(wanted.field);
    const message = unseenText(wanted.field, errors[wanted.field]?.message);
    // Where nothing has taken the focus, which is set in a moment, the mistake may stand nowhere on the screen.
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

  const submit = (then: (logEntryUid: string) => void): void => {
    waiting.current = undefined;
    // A slip without a mistake is saved while the press is handled: the form is not drawn again before it closes.
    const draft = getValues();
    const found = check(draft);
    if (isSubmitted || Object.keys(found.errors).length > 0)
      void handleSubmit((checked) => trySaving(checked, found, then), focusFirst)();
    else trySaving(draft, found, then);
  };

  return {
    control,
    watched,
    current: getValues,
    errors,
    notice,
    restored,
    set: (field, value) => {
      setValue(field, value as never, { shouldDirty: true });
      // One wrong time makes another one wrong: once asked to save, the whole slip is looked at again.
      if (isSubmitted) void trigger();
    },
    submit,
    goOn: () => {
      if (waiting.current === undefined) return;
      // After the effect that calls it: what follows draws the form anew at once.
      queueMicrotask(() => {
        if (waiting.current === undefined) return;
        setNotice(undefined);
        submit(waiting.current);
      });
    },
    takeBack,
    startAfresh: (next) => {
      baseline.current = next;
      asked.current.clear();
      flushSync(() => {
        reset(next);
        setRestored(false);
        setNotice(undefined);
      });
      setFocus('dialin_et');
    },
    finished: () => {
      done.current = true;
      draftSaved();
    },
  };
};
