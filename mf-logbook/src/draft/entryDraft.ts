import {
  lanes,
  qualities,
  recordOf,
  results,
  sameStored,
  slipFieldLabels,
  windLabels,
  type SlipField,
} from '@holeshot/shared-core';
import * as v from 'valibot';

const slipFields = Object.keys(slipFieldLabels) as SlipField[];
const slipTexts = Object.fromEntries(slipFields.map((field) => [field, v.string()])) as Record<
  SlipField,
  v.StringSchema<undefined>
>;

const laterText = v.optional(v.string(), '');

/** The race of the pass; drafts of before races lack these. */
const raceTexts = {
  event_name: laterText,
  event_class: laterText,
  round: laterText,
  opponent: laterText,
  opponent_dial: laterText,
  opponent_reaction: laterText,
  opponent_et: laterText,
  opponent_mph: laterText,
  /** Who was first at the stripe; empty where nobody said. */
  finished_first: v.optional(v.picklist(['', 'me', 'opponent']), ''),
  true_start: v.optional(v.boolean(), false),
  /** The result is the racer's own, not the one that was worked out. */
  resultByHand: v.optional(v.boolean(), false),
};

/** The log entry form as it stands: numbers as typed, the time as a `datetime-local` value on the track's clocks. */
export const entryDraftSchema = v.object({
  /** What the pass will be stored under; older drafts lack it. */
  passUid: v.fallback(v.pipe(v.string(), v.regex(/^[a-z\d][\w-]*$/i)), ''),
  vehicleUid: v.string(),
  locationUid: v.string(),
  localTime: v.string(),
  lane: v.picklist(lanes),
  result: v.picklist(results),
  quality: v.picklist(qualities),
  /** The racer has answered a doubt with All Out; older drafts lack it. */
  qualitySure: v.optional(v.boolean(), false),
  ...slipTexts,
  ...raceTexts,
  weatherTyped: v.boolean(),
  air_temp: v.string(),
  humidity: v.string(),
  pressure: v.string(),
  wind_speed: v.string(),
  /** The index of one of the eight winds; empty where unknown. */
  wind_from: v.picklist(['', ...windLabels.map((_, index) => `${index}`)]),
  /** What a station filled in of these, by field: it follows the time of the slip as long as it stands there. */
  weatherFilled: v.optional(v.record(v.string(), v.string()), {}),
  /** The day of the slip as weather was typed last, `2026-11-26`; empty where none was. */
  weatherTypedFor: v.optional(v.string(), ''),
  withoutWeather: v.boolean(),
  notes: v.string(),
  changes: v.string(),
  /** What was read from the text of a slip and is to be checked. */
  doubtful: v.optional(
    v.array(v.picklist([...slipFields, 'localTime' as const, 'locationUid' as const])),
    [],
  ),
  /** By the `pk` of the racer's own fields. */
  custom: v.optional(v.record(v.string(), v.string()), {}),
});

/** A pass as it stands in the form. */
export type EntryDraft = v.InferOutput<typeof entryDraftSchema>;
/** The name of a field of the form. */
export type EntryField = keyof EntryDraft;

/** An empty slip for a pass of a car, at a track, at a time. */
export const freshEntry = (
  place: Pick<EntryDraft, 'passUid' | 'vehicleUid' | 'locationUid' | 'localTime'>,
  custom: EntryDraft['custom'] = {},
): EntryDraft => ({
  ...place,
  lane: 'Left',
  result: 'Time Only',
  quality: 'All Out',
  qualitySure: false,
  dialin_et: '',
  reaction_time: '',
  et_60: '',
  et_330: '',
  et_594: '',
  et_660: '',
  mph_660: '',
  et_1000: '',
  mph_1000: '',
  et_1320: '',
  mph_1320: '',
  event_name: '',
  event_class: '',
  round: '',
  opponent: '',
  opponent_dial: '',
  opponent_reaction: '',
  opponent_et: '',
  opponent_mph: '',
  finished_first: '',
  true_start: false,
  resultByHand: false,
  weatherTyped: false,
  air_temp: '',
  humidity: '',
  pressure: '',
  wind_speed: '',
  wind_from: '',
  weatherFilled: {},
  weatherTypedFor: '',
  withoutWeather: false,
  notes: '',
  changes: '',
  doubtful: [],
  custom,
});

/** The fields of a stored pass that were changed, of the racer's own fields each by itself. */
export const editsOfEntry = (draft: EntryDraft, stored: EntryDraft): Partial<EntryDraft> => {
  const edits: Partial<EntryDraft> = Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => field !== 'passUid' && !sameStored(value, stored[field as EntryField]),
    ),
  );
  if (edits.custom !== undefined) {
    edits.custom = Object.fromEntries(
      Object.entries(edits.custom).filter(([pk, text]) => text !== stored.custom[pk]),
    );
  }
  return edits;
};

/** What was kept of the edits of a pass, laid over the pass as it is stored by now. */
export const withEdits = (stored: EntryDraft, kept: unknown): unknown => {
  const edits = recordOf(kept);
  return {
    ...stored,
    ...edits,
    passUid: stored.passUid,
    custom: { ...stored.custom, ...recordOf(edits['custom']) },
  };
};

/** Whether two drafts hold the same, for whatever pass. */
export const sameEntry = (a: EntryDraft, b: EntryDraft): boolean =>
  (Object.keys(entryDraftSchema.entries) as EntryField[]).every(
    (field) => field === 'passUid' || sameStored(a[field], b[field]),
  );
