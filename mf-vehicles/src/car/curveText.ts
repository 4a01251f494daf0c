const coefficient = (value: number): string => String(Number(value.toPrecision(2))).replaceAll('-', '−');

/** Formats the three numbers of an air curve, as short as possible: `0 · 0.0012 · −0.0003`. */
export const curveText = (curve: readonly number[]): string => curve.map(coefficient).join(' · ');
