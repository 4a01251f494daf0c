import { distances } from '@holeshot/shared-core';
import * as v from 'valibot';

/** Time in seconds, to the thousandth. */
const time = v.pipe(
  v.number(),
  v.minValue(1),
  v.maxValue(99.999),
  v.transform((value) => Math.round(value * 1000) / 1000),
);

const entries = {
  car: v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'), v.maxLength(60)),
  finish: v.picklist(distances),
  et: time,
  low80: time,
  high80: time,
  dial: v.optional(time),
};

/** Schema of a call to sign; fields that it does not know are left out. */
export const callSchema = v.pipe(
  v.object(entries),
  v.check(({ low80, et, high80 }) => low80 <= et && et <= high80, 'The range must contain the ET.'),
);

/** Schema of what a proof says: the call, and the server's time (ms) of its signing. */
export const signedSchema = v.object({ v: v.literal(1), at: v.number(), ...entries });
