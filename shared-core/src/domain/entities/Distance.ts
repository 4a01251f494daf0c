/** Distances a pass is timed over, in feet: 1/8 mile, 1000 foot, 1/4 mile. */
export const distances = [660, 1000, 1320] as const;

/** One of the timed distances, in feet. */
export type Distance = (typeof distances)[number];

/** One stored field for each distance: `PerDistance<'sl_et_zw', Seconds>` has `sl_et_zw_660` and so on. */
export type PerDistance<Field extends string, Value> = Record<`${Field}_${Distance}`, Value>;

/** Racers' name of each distance. */
export const distanceLabels: Record<Distance, string> = {
  660: '1/8 mile',
  1000: '1000 ft',
  1320: '1/4 mile',
};

/** Repeats a value under one stored field for each distance. */
export const perDistance = <Field extends string, Value>(
  field: Field,
  value: Value,
): PerDistance<Field, Value> =>
  Object.fromEntries(distances.map((distance) => [`${field}_${distance}`, value])) as PerDistance<
    Field,
    Value
  >;
