import * as v from 'valibot';

const direction = v.object({ index: v.number(), label: v.string(), degrees: v.number() });

const schema = v.object({
  vehicles: v.tuple([
    v.object({
      finish: v.picklist([660, 1000, 1320]),
      tune: v.object({
        body_width: v.number(),
        body_height: v.number(),
        drag_coefficient: v.number(),
        weight_with_driver: v.number(),
      }),
    }),
  ]),
  locations: v.array(
    v.object({
      uid: v.string(),
      elevation: v.number(),
      track_length: v.picklist([660, 1000, 1320]),
      track_direction: direction,
    }),
  ),
  entries: v.array(
    v.object({
      log_entry_datetime: v.string(),
      location_uid: v.string(),
      tune_version: v.number(),
      timeslip: v.looseObject({}),
      weather: v.looseObject({}),
    }),
  ),
});

/** Log book in the short form of the exchange format, with the fields that the demo needs. */
export type ShortLogBook = v.InferOutput<typeof schema>;

/** Reads a log book in the short form; throws if it has another form. */
export const readShortLogBook = (text: string): ShortLogBook => v.parse(schema, JSON.parse(text));
