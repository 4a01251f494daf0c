import { isRecord, recordOf, type DraftsPort } from '@holeshot/shared-core';
import { useDraftState } from '@holeshot/shared-core/react';
import { airFields, airTextsOf, type AirTexts } from './airTexts';

/** What the racer has typed over the air of a station, or where none is known. */
interface ObservationDraft {
  /** When it was typed last, ISO 8601. */
  at: string;
  /** The fields that differ from the report. */
  edits: Partial<AirTexts>;
  pasted: string;
  /** When the own station showed what was read into a field, ISO 8601, where it says so. */
  shown: Partial<Record<keyof AirTexts, string>>;
}

/** An air of which no value need be known. */
export type MeasuredAir = Partial<Record<keyof AirTexts, number>>;

/** What was typed so long ago, in milliseconds, is of another air. */
const sameAir = 30 * 60_000;

const isDirty = ({ edits, pasted }: ObservationDraft): boolean =>
  pasted !== '' || Object.keys(edits).length > 0;

/** The texts of the fields in a stored record. */
const fieldsIn = (stored: unknown): Partial<AirTexts> => {
  const texts = recordOf(stored);
  return Object.fromEntries(
    airFields.flatMap(({ name }) => (typeof texts[name] === 'string' ? [[name, texts[name]]] : [])),
  );
};

const oldest = (times: readonly string[]): string | undefined =>
  times
    .filter((time) => !Number.isNaN(Date.parse(time)))
    .sort((one, other) => Date.parse(one) - Date.parse(other))[0];

const storedDraft = (stored: unknown, now: number): ObservationDraft | undefined => {
  if (!isRecord(stored) || typeof stored['at'] !== 'string') return undefined;
  if (!(Math.abs(now - Date.parse(stored['at'])) <= sameAir)) return undefined;
  const draft: ObservationDraft = {
    at: stored['at'],
    edits: fieldsIn(stored['edits']),
    pasted: typeof stored['pasted'] === 'string' ? stored['pasted'] : '',
    shown: fieldsIn(stored['shown']),
  };
  return isDirty(draft) ? draft : undefined;
};

/** The air of a station in fields with what is typed over it, kept on the device while it differs. */
export const useObservationDraft = ({
  measured,
  now,
  drafts,
  draftKey,
}: {
  /** The same record while the form is open; empty where no air is known. */
  measured: MeasuredAir;
  /** Milliseconds. */
  now: () => number;
  drafts: DraftsPort;
  draftKey: string;
}) => {
  const asMeasured = airTextsOf(measured);
  const nothing: ObservationDraft = { at: '', edits: {}, pasted: '', shown: {} };
  const typedNow = (): string => new Date(now()).toISOString();
  const { draft, restored, change, startAfresh, saved } = useDraftState({
    ...{ drafts, key: draftKey, isDirty },
    begin: () => storedDraft(drafts.read(draftKey), now()) ?? nothing,
  });
  return {
    texts: { ...asMeasured, ...draft.edits },
    pasted: draft.pasted,
    /** When the oldest of what stands in the fields was shown, ISO 8601; undefined where all of it is of now. */
    shown: oldest(Object.values(draft.shown)),
    isChanged: Object.keys(draft.edits).length > 0,
    /** The form opened with what was typed earlier and not taken over. */
    restored,
    /** Takes texts for some of the fields, and when they were shown: of what is typed that is now. */
    setTexts: (texts: Partial<AirTexts>, shownAt?: string): void =>
      change(({ edits, pasted, shown }) => {
        const all = { ...asMeasured, ...edits, ...texts };
        const changed = airFields.filter(({ name }) => all[name] !== asMeasured[name]);
        const times = airFields.flatMap(({ name }): [string, string][] => {
          const time = name in texts ? shownAt : shown[name];
          return time === undefined ? [] : [[name, time]];
        });
        return {
          at: typedNow(),
          edits: Object.fromEntries(changed.map(({ name }) => [name, all[name]])),
          pasted,
          shown: Object.fromEntries(times),
        };
      }),
    setPasted: (pasted: string): void => change((latest) => ({ ...latest, at: typedNow(), pasted })),
    startAfresh: (): void => startAfresh(nothing),
    /** Says that the air is taken over. */
    taken: saved,
  };
};
