import { slipFieldLabels, type SlipField } from '@holeshot/shared-core';
import * as v from 'valibot';

const slipFields = Object.keys(slipFieldLabels) as SlipField[];
const lane = v.picklist(['Left', 'Right']);
const place = v.object({ line: v.number(), column: v.number(), length: v.number() });
const value = v.object({
  value: v.pipe(v.number(), v.finite()),
  doubtful: v.boolean(),
  from: v.exactOptional(v.literal('km/h')),
  place,
});

/** Schema of a slip that a form was filled in from: what Swap and the notes need after a reload. */
export const takenSlipSchema = v.object({
  reading: v.object({
    lanes: v.array(
      v.object({
        fields: v.record(v.picklist(slipFields), value),
        car: v.optional(v.string()),
        lane: v.optional(lane),
        result: v.optional(v.picklist(['Win', 'Loss'])),
      }),
    ),
    laneOpen: v.boolean(),
    localTime: v.optional(v.string()),
    timeDoubtful: v.boolean(),
    track: v.optional(v.object({ name: v.string(), uids: v.array(v.string()), doubtful: v.boolean() })),
    round: v.optional(v.object({ name: v.string(), text: v.string() })),
    leftOut: v.array(v.string()),
  }),
  /** Index of the racer's lane. */
  own: v.picklist([0, 1]),
  /** Sign that told the lane of two. */
  because: v.exactOptional(v.string()),
});

/** Slip that a form was filled in from. */
export type TakenSlip = v.InferOutput<typeof takenSlipSchema>;
