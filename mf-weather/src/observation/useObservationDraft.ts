import { isRecord, recordOf, type DraftsPort } from '@holeshot/shared-core';
import { useDraftState } from '@holeshot/shared-core/react';
import { airFields, airTextsOf, type AirTexts } from './airTexts';

/** Typed weather that differs from the report. */
interface ObservationDraft {
  /** Time of the last change, ISO 8601. */
  at: string;
  /** The fields that differ from the report. */
  edits: Partial<AirTexts>;
  pasted: string;
  /** Time of the own station's reading, ISO 8601, if given. */
  shown: Partial<Record<keyof AirTexts, string>>;
  /** Questions about what the own station showed, in sentences. */
  doubts: Partial<Record<keyof AirTexts, string>>;
}

/** Weather with optional values. */
export type MeasuredAir = Partial<Record<keyof AirTexts, number>>;

/** Age (ms) at which typed weather is dropped. */
const sameAir = 30 * 60_000;

const isDirty = ({ edits, pasted }: ObservationDraft): boolean =>
  pasted !== '' || Object.keys(edits).length > 0;

/** Reads the field texts of a stored draft. */
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
    doubts: fieldsIn(stored['doubts']),
  };
  return isDirty(draft) ? draft : undefined;
};

/** Holds the weather fields over a report; saves a draft while they differ. */
export const useObservationDraft = ({
  measured,
  now,
  drafts,
  draftKey,
}: {
  /** Stable while the form is open; empty if unknown. */
  measured: MeasuredAir;
  /** Milliseconds. */
  now: () => number;
  drafts: DraftsPort;
  draftKey: string;
}) => {
  const asMeasured = airTextsOf(measured);
  const nothing: ObservationDraft = { at: '', edits: {}, pasted: '', shown: {}, doubts: {} };
  const typedNow = (): string => new Date(now()).toISOString();
  const { draft, restored, change, startAfresh, saved } = useDraftState({
    ...{ drafts, key: draftKey, isDirty },
    begin: () => storedDraft(drafts.read(draftKey), now()) ?? nothing,
  });
  return {
    texts: { ...asMeasured, ...draft.edits },
    pasted: draft.pasted,
    /** Time of the oldest reading in the fields, ISO 8601; undefined if all are current. */
    shown: oldest(Object.values(draft.shown)),
    /** Questions that are open, by field. */
    doubts: draft.doubts,
    isChanged: Object.keys(draft.edits).length > 0,
    /** The form opened with a saved draft. */
    restored,
    /** Changes some texts, with the time of their reading and its doubts; typed ones are current and sure. */
    setTexts: (texts: Partial<AirTexts>, shownAt?: string, asked: Partial<AirTexts> = {}): void =>
      change(({ edits, pasted, shown, doubts }) => {
        const all = { ...asMeasured, ...edits, ...texts };
        const changed = airFields.filter(({ name }) => all[name] !== asMeasured[name]);
        const times = airFields.flatMap(({ name }): [string, string][] => {
          const time = name in texts ? shownAt : shown[name];
          return time === undefined ? [] : [[name, time]];
        });
        const open = airFields.flatMap(({ name }): [string, string][] => {
          const doubt = name in texts ? asked[name] : doubts[name];
          return doubt === undefined ? [] : [[name, doubt]];
        });
        return {
          at: typedNow(),
          edits: Object.fromEntries(changed.map(({ name }) => [name, all[name]])),
          pasted,
          shown: Object.fromEntries(times),
          doubts: Object.fromEntries(open),
        };
      }),
    setPasted: (pasted: string): void => change((latest) => ({ ...latest, at: typedNow(), pasted })),
    startAfresh: (): void => startAfresh(nothing),
    /** Marks the weather as saved. */
    taken: saved,
  };
};
