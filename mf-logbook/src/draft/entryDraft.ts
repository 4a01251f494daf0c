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
import { takenSlipSchema } from '../typed/takenSlip';

const slipFields = Object.keys(slipFieldLabels) as SlipField[];
const slipTexts = Object.fromEntries(slipFields.map((field) => [field, v.string()])) as Record<
  SlipField,
  v.StringSchema<undefined>
>;

/** Turns of a time that comes twice, as clocks are set back. */
export const turns = ['first', 'second'] as const;

const laterText = v.optional(v.string(), '');

/** Texts of what is set for the pass; drafts from before lack them. */
const setupTexts = {
  throttle_stop: laterText,
  delay: laterText,
  stop_start: laterText,
  /** Percent. */
  stop_level: laterText,
};

const opponentTexts = {
  opponent: laterText,
  opponent_dial: laterText,
  opponent_reaction: laterText,
  opponent_et: laterText,
  opponent_mph: laterText,
};
type OpponentField = keyof typeof opponentTexts;

/** Texts of the race; drafts from before races lack them. */
const raceTexts = {
  event_name: laterText,
  event_class: laterText,
  round: laterText,
  /** Nobody was in the other lane. */
  bye: v.optional(v.boolean(), false),
  ...opponentTexts,
  /** First at the stripe; empty if unknown. */
  finished_first: v.optional(v.picklist(['', 'me', 'opponent']), ''),
  true_start: v.optional(v.boolean(), false),
  /** The racer chose the result; otherwise it is calculated. */
  resultByHand: v.optional(v.boolean(), false),
};

/** Fields that a slip can fill in. */
const filledSchema = v.partial(
  v.object({
    locationUid: v.string(),
    localTime: v.string(),
    lane: v.picklist(lanes),
    ...slipTexts,
    round: v.string(),
    result: v.picklist(results),
    resultByHand: v.boolean(),
    bye: v.boolean(),
    ...opponentTexts,
  }),
);

/** Values of the fields that a slip filled in. */
export type SlipFilling = {
  [Field in keyof v.InferOutput<typeof filledSchema>]?: NonNullable<
    v.InferOutput<typeof filledSchema>[Field]
  >;
};

/** Labels of the fields that a slip can fill in, as its notes and questions list them. */
export const filledLabels = {
  locationUid: 'Track',
  localTime: 'Time',
  lane: 'Lane',
  ...slipFieldLabels,
  round: 'Round',
  result: 'Result',
  opponent: 'Opponent',
  opponent_dial: 'Their dial',
  opponent_reaction: 'Their R/T',
  opponent_et: 'Their ET',
  opponent_mph: 'Their mph',
} as const satisfies Record<Exclude<keyof SlipFilling, 'resultByHand' | 'bye'>, string>;

/** Schema of the log entry form: numbers as typed, the time as a `datetime-local` value in the track's zone. */
export const entryDraftSchema = v.object({
  /** Uid of the pass to store; older drafts lack it. */
  passUid: v.fallback(v.pipe(v.string(), v.regex(/^[a-z\d][\w-]*$/i)), ''),
  vehicleUid: v.string(),
  locationUid: v.string(),
  localTime: v.string(),
  /** Which of its two instants a repeated time means; empty if it has one, or if not chosen yet. */
  repeatedTime: v.optional(v.picklist(['', ...turns]), ''),
  lane: v.picklist(lanes),
  result: v.picklist(results),
  quality: v.picklist(qualities),
  /** The racer has answered a doubt with All Out; older drafts lack it. */
  qualitySure: v.optional(v.boolean(), false),
  ...setupTexts,
  ...slipTexts,
  ...raceTexts,
  weatherTyped: v.boolean(),
  air_temp: v.string(),
  humidity: v.string(),
  pressure: v.string(),
  wind_speed: v.string(),
  /** Index of one of the eight winds; empty if unknown. */
  wind_from: v.picklist(['', ...windLabels.map((_, index) => `${index}`)]),
  /** Texts that a station filled in, by field; untouched ones follow the time of the slip. */
  weatherFilled: v.optional(v.record(v.string(), v.string()), {}),
  /** Day of the slip when weather was last typed, `2026-11-26`; empty if never. */
  weatherTypedFor: v.optional(v.string(), ''),
  withoutWeather: v.boolean(),
  notes: v.string(),
  changes: v.string(),
  /** Fields read from a slip that the racer must check. */
  doubtful: v.optional(
    v.array(
      v.picklist([
        ...slipFields,
        'localTime' as const,
        'locationUid' as const,
        ...(Object.keys(opponentTexts) as OpponentField[]),
      ]),
    ),
    [],
  ),
  /**
   * Values that the last slip filled in, the ones before it, the number of the racer's car on it, its reading, and the
   * place of its photo among the pictures of the pass.
   */
  fromSlip: v.fallback(
    v.object({
      filled: filledSchema,
      before: filledSchema,
      car: v.optional(v.string()),
      slip: v.fallback(v.optional(takenSlipSchema), undefined),
      photo: v.optional(v.number()),
    }),
    { filled: {}, before: {} },
  ),
  /** Custom values by the `pk` of their field. */
  custom: v.optional(v.record(v.string(), v.string()), {}),
});

/** Draft of a pass in the form. */
export type EntryDraft = v.InferOutput<typeof entryDraftSchema>;
/** Time of a slip by the track's clocks. */
export type EntryTime = Pick<EntryDraft, 'localTime' | 'repeatedTime'>;
/** Name of a field that says where and when a pass was run. */
export type PlaceField = 'vehicleUid' | 'locationUid' | keyof EntryTime;
/** Name of a form field. */
export type EntryField = keyof EntryDraft;

/** Creates the draft of a new pass. */
export const freshEntry = (
  place: Pick<EntryDraft, 'passUid' | 'vehicleUid' | 'locationUid' | 'localTime'> & Partial<EntryTime>,
  custom: EntryDraft['custom'] = {},
): EntryDraft => ({
  repeatedTime: '',
  ...place,
  lane: 'Left',
  result: 'Time Only',
  quality: 'All Out',
  qualitySure: false,
  throttle_stop: '',
  delay: '',
  stop_start: '',
  stop_level: '',
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
  bye: false,
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
  fromSlip: { filled: {}, before: {} },
  custom,
});

/** Returns the changed fields of a stored pass, custom fields one by one. */
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

/** Lays saved edits over the pass as stored now. */
export const withEdits = (stored: EntryDraft, kept: unknown): unknown => {
  const edits = recordOf(kept);
  return {
    ...stored,
    ...edits,
    passUid: stored.passUid,
    custom: { ...stored.custom, ...recordOf(edits['custom']) },
  };
};

/** Compares two drafts, whichever passes they are for. */
export const sameEntry = (a: EntryDraft, b: EntryDraft): boolean =>
  (Object.keys(entryDraftSchema.entries) as EntryField[]).every(
    (field) => field === 'passUid' || sameStored(a[field], b[field]),
  );
