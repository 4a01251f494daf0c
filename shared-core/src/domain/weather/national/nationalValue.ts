import { recordOf } from '../../plain/record';

/** To the unit that the National Weather Service means by the end of a unit code: °C, Pa, %, degrees, m/s and m. */
const factors: ReadonlyMap<string, number> = new Map([
  ['degC', 1],
  ['Pa', 1],
  ['percent', 1],
  ['degree_(angle)', 1],
  ['m_s-1', 1],
  ['km_h-1', 1 / 3.6],
  ['m', 1],
]);

/** A value such as `{ unitCode: 'wmoUnit:km_h-1', value: 9.36, qualityControl: 'V' }`; undefined where it has none or was rejected. */
export const nationalValue = (field: unknown): number | undefined => {
  const { unitCode, value, qualityControl } = recordOf(field);
  const factor = typeof unitCode === 'string' ? factors.get(unitCode.replace(/^.*:/, '')) : undefined;
  if (typeof value !== 'number' || !Number.isFinite(value) || factor === undefined) return undefined;
  return qualityControl === 'X' ? undefined : value * factor;
};
