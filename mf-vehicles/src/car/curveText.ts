const coefficient = (value: number): string => String(Number(value.toPrecision(2))).replaceAll('-', '−');

/** The three numbers of an air curve, in as few digits as tell them apart: `0 · 0.0012 · −0.0003`. */
export const curveText = (curve: readonly number[]): string => curve.map(coefficient).join(' · ');
