import { distances, raceWeights, type BaseTune, type Distance } from '@holeshot/shared-core';

interface NumberRow {
  label: string;
  /** Meaning, in a sentence. */
  sentence: string;
  unit?: string;
  min: number;
  max: number;
  whole?: boolean;
  /** Usual value; undefined if there is none. */
  usual?: number;
}

/** Numbers that count at all distances. */
export type CarField = 'weight_with_driver' | 'body_width' | 'body_height' | 'drag_coefficient';

/** Numbers that each distance has for itself. */
export type DistanceField =
  | 'sl_et_zw'
  | 'wind_effect'
  | 'fuel_type_factor'
  | 'induction_type_factor'
  | 'friction_factor'
  | 'poly_coeff_da_weight'
  | 'poly_coeff_max_history';

/** Stored name of a number that the racer sets. */
export type TuneKey = keyof BaseTune & (CarField | `${DistanceField}_${Distance}`);

/** Number of a tune that the racer sets: label, meaning and limits. */
export interface TuneNumber extends NumberRow {
  key: TuneKey;
  /** Undefined if it counts at all distances. */
  distance: Distance | undefined;
  /** Tune in which the engine reads it. */
  tune: 'base_tune' | 'ddpe_tune';
}

const ofCar: Record<CarField, NumberRow> = {
  weight_with_driver: {
    label: 'Race weight with driver',
    sentence: 'Scale weight with you in it. A new weight counts as a new car.',
    unit: 'lb',
    min: raceWeights.least,
    max: raceWeights.most,
  },
  body_width: {
    label: 'Body width',
    sentence: 'Width times height is the area the wind pushes.',
    unit: 'in',
    min: 10,
    max: 120,
    usual: 72,
  },
  body_height: {
    label: 'Body height',
    sentence: 'From the ground to the top of the body.',
    unit: 'in',
    min: 10,
    max: 120,
    usual: 46,
  },
  drag_coefficient: {
    label: 'Drag coefficient',
    sentence: 'Air drag of the shape: sleek coupe 0.3, door car 0.35, bike 0.6.',
    min: 0.05,
    max: 2,
    usual: 0.35,
  },
};

const ofDistance: Record<DistanceField, NumberRow> = {
  sl_et_zw: {
    label: 'Base ET',
    sentence: 'ET in dry air at 60 °F and 29.92 inHg, no wind. Leave empty to take it from your passes.',
    unit: 's',
    min: 0.5,
    max: 60,
  },
  wind_effect: {
    label: 'Wind effect',
    sentence: 'Share of the wind the car feels: 1 is all of it, 0 is none.',
    min: 0,
    max: 5,
    usual: 1,
  },
  fuel_type_factor: {
    label: 'Fuel factor',
    sentence: 'How much hot air costs: gasoline 0.5, E85 0.33, methanol 0.3.',
    min: 0,
    max: 2,
  },
  induction_type_factor: {
    label: 'Induction factor',
    sentence: 'How much thin air costs: naturally aspirated 1, supercharged 0.7.',
    min: 0,
    max: 2,
  },
  friction_factor: {
    label: 'Friction factor',
    sentence: 'Share of its power the engine uses to turn itself. More of it makes thin air cost more.',
    min: 0,
    max: 1,
    usual: 0.18,
  },
  poly_coeff_da_weight: {
    label: 'Air curve mix',
    sentence: 'Basis of the learned air curve: 1 is density altitude only, 0 is grains only.',
    min: 0,
    max: 1,
    usual: 0.7,
  },
  poly_coeff_max_history: {
    label: 'Air curve passes',
    sentence: 'Number of recent passes the learned air curve uses.',
    min: 3,
    max: 500,
    whole: true,
    usual: 15,
  },
};

const isLearned = (field: DistanceField): boolean => field.startsWith('poly_coeff');

const entriesOf = <Field extends string>(rows: Record<Field, NumberRow>) =>
  Object.entries(rows) as [Field, NumberRow][];

/** All numbers of a tune that the racer sets, by their stored names. */
export const tuneNumbers: ReadonlyMap<TuneKey, TuneNumber> = new Map(
  [
    ...entriesOf(ofCar).map(([key, row]): TuneNumber => ({
      ...row,
      key,
      distance: undefined,
      tune: 'base_tune',
    })),
    ...distances.flatMap((distance) =>
      entriesOf(ofDistance).map(([field, row]): TuneNumber => ({
        ...row,
        key: `${field}_${distance}`,
        distance,
        tune: isLearned(field) ? 'ddpe_tune' : 'base_tune',
      })),
    ),
  ].map((number) => [number.key, number]),
);

/** Returns the label of a number of a tune. */
export const labelOf = (field: CarField | DistanceField): string =>
  ({ ...ofCar, ...ofDistance })[field].label;

const advancedFields: readonly string[] = ['body_', 'drag_', 'friction_', 'poly_coeff_'];

/** Tells whether few racers change a number, so that the screen folds it away. */
export const isAdvanced = ({ key }: Pick<TuneNumber, 'key'>): boolean =>
  advancedFields.some((start) => key.startsWith(start));
