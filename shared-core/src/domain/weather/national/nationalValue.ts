import { recordOf } from '../../plain/record';

/** Factors to the unit behind a unit code of the National Weather Service: °C, Pa, %, degrees, m/s and m. */
const factors: ReadonlyMap<string, number> = new Map([
  ['degC', 1],
  ['Pa', 1],
  ['percent', 1],
  ['degree_(angle)', 1],
  ['m_s-1', 1],
  ['km_h-1', 1 / 3.6],
  ['m', 1],
]);

/** Reads `{ unitCode: 'wmoUnit:km_h-1', value: 9.36, qualityControl: 'V' }`; undefined if missing or rejected. */
export const nationalValue = (field: unknown): number | undefined => {
  const { unitCode, value, qualityControl } = recordOf(field);
  const factor = typeof unitCode === 'string' ? factors.get(unitCode.replace(/^.*:/, '')) : undefined;
  if (typeof value !== 'number' || !Number.isFinite(value) || factor === undefined) return undefined;
  return qualityControl === 'X' ? undefined : value * factor;
};
