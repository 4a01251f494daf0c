import { distances, type Distance } from '../entities/Distance';
import type { BaseTune, DdpeTune, Vehicle } from '../entities/Vehicle';

/** Both tunes of a vehicle. */
export type Tunes = Pick<Vehicle, 'base_tune' | 'ddpe_tune'>;

/** Fields that are the same at all distances. */
const carFields = ['weight_with_driver', 'body_width', 'body_height', 'drag_coefficient'] as const;
/** Fields of the racer's own tune, one for each distance. */
const ownFields = [
  'sl_et_zw',
  'fuel_type_factor',
  'induction_type_factor',
  'friction_factor',
  'wind_effect',
] as const;
/** Fields of the learned tune, one for each distance. */
const learnedFields = [
  'sl_et_zw',
  'wind_effect',
  'poly_coeff_da_grains',
  'poly_coeff_da_weight',
  'poly_coeff_max_history',
] as const;
/** Switches of the learned tune. */
const learnedFlags = ['auto_adjust_disabled', 'apply_learned_corrections'] as const;
/** Offsets of a track to the learned tune at each distance. */
const offsetFields = ['sl_et_zw', 'wind_effect'] as const;

type TuneField =
  | (typeof carFields)[number]
  | (typeof ownFields)[number]
  | (typeof learnedFields)[number]
  | (typeof learnedFlags)[number]
  | 'elevation';

/** Value of a tune; null for none. */
export type TuneValue = number | boolean | readonly number[] | null;

/** Field in which two tunes differ. */
export interface TuneDifference {
  tune: 'own' | 'learned';
  /** The stored name without its distance. */
  field: TuneField;
  /** Undefined where it counts at all distances. */
  distance: Distance | undefined;
  /** Track that the field belongs to, if any. */
  locationUid: string | undefined;
  before: TuneValue;
  after: TuneValue;
}

type Row = Omit<TuneDifference, 'before' | 'after'> & { value: TuneValue };

const ownRows = (tune: BaseTune): Row[] => {
  const row = { tune: 'own', distance: undefined, locationUid: undefined } as const;
  return [
    ...carFields.map((field) => ({ ...row, field, value: tune[field] })),
    ...distances.flatMap((distance) =>
      ownFields.map((field) => ({ ...row, field, distance, value: tune[`${field}_${distance}`] })),
    ),
  ];
};

const learnedRows = (tune: DdpeTune): Row[] => {
  const row = { tune: 'learned', distance: undefined, locationUid: undefined } as const;
  return [
    ...learnedFlags.map((field) => ({ ...row, field, value: tune[field] })),
    ...distances.flatMap((distance) =>
      learnedFields.map((field) => ({ ...row, field, distance, value: tune[`${field}_${distance}`] })),
    ),
    ...Object.entries(tune.location_offsets).flatMap(([locationUid, offset]) => [
      { ...row, locationUid, field: 'elevation' as const, value: offset.elevation ?? null },
      ...distances.flatMap((distance) =>
        offsetFields.map((field) => ({
          ...row,
          locationUid,
          field,
          distance,
          value: offset[`${field}_${distance}`] ?? null,
        })),
      ),
    ]),
  ];
};

const keyOf = ({ tune, field, distance, locationUid }: Row): string =>
  JSON.stringify([tune, field, distance, locationUid]);

const rowsOf = ({ base_tune, ddpe_tune }: Tunes): Map<string, Row> =>
  new Map([...ownRows(base_tune), ...learnedRows(ddpe_tune)].map((row) => [keyOf(row), row]));

const same = (a: TuneValue, b: TuneValue): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Lists the fields in which two tunes differ, in the order of the lists above. It skips versions, and copies of a
 * field that only one of the two tunes uses.
 */
export const tuneDifferences = (before: Tunes, after: Tunes): TuneDifference[] => {
  const old = rowsOf(before);
  const rows = rowsOf(after);
  for (const [key, row] of old) if (!rows.has(key)) rows.set(key, { ...row, value: null });
  return [...rows].flatMap(([key, { value, ...row }]) => {
    const previous = old.get(key)?.value ?? null;
    return same(previous, value) ? [] : [{ ...row, before: previous, after: value }];
  });
};
