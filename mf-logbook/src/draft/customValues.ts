import { parseNumber, type CustomField, type LogEntry } from '@holeshot/shared-core';

type Values = LogEntry['custom_fields'];

/** Texts of the racer's custom fields, by `pk`. */
export type CustomTexts = Record<string, string>;

/** Formats stored values as texts; a missing one is empty. */
export const customTexts = (fields: readonly CustomField[], values: Values): CustomTexts =>
  Object.fromEntries(fields.map(({ pk }) => [pk, String(values[pk] ?? '')]));

/**
 * Returns the custom values of a new pass: the last ones, in fields that repeat their value.
 * @param newestFirst the racer's passes
 */
export const lastCustomTexts = (
  fields: readonly CustomField[],
  newestFirst: readonly LogEntry[],
  vehicleUid: string,
): CustomTexts => {
  const passes = newestFirst.filter(({ vehicle }) => vehicle.uid === vehicleUid);
  const lastOf = ({ pk, defaultLastValue }: CustomField) =>
    defaultLastValue ? passes.find(({ custom_fields }) => custom_fields[pk] !== undefined) : undefined;
  return Object.fromEntries(
    fields.map((field) => [field.pk, String(lastOf(field)?.custom_fields[field.pk] ?? '')]),
  );
};

/** In a field without decimals a comma separates thousands. */
const numberOf = ({ numericFormat }: CustomField, text: string): number | undefined =>
  parseNumber(text, { thousands: numericFormat === '0' });

/** Returns the error of a text that does not fit its field. */
export const customProblem = (field: CustomField, text: string): string | undefined =>
  field.isNumeric && text.trim() !== '' && numberOf(field, text) === undefined
    ? 'Type a number, such as 4350.'
    : undefined;

/**
 * Returns the values to store. Unchanged texts and deleted fields keep their stored values.
 * @param before the values as the edit began with them; none for a new pass
 */
export const readCustom = (fields: readonly CustomField[], texts: CustomTexts, before: Values): Values => {
  const values = { ...before };
  for (const field of fields) {
    const { pk, isNumeric } = field;
    const text = (texts[pk] ?? '').trim();
    if (text === String(before[pk] ?? '').trim()) continue;
    if (text === '') delete values[pk];
    else values[pk] = (isNumeric ? numberOf(field, text) : undefined) ?? text;
  }
  return values;
};
