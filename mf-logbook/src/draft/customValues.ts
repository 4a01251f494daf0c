import { parseNumber, type CustomField, type LogEntry } from '@holeshot/shared-core';

type Values = LogEntry['custom_fields'];

/** The values of the racer's own fields as typed, by `pk`. */
export type CustomTexts = Record<string, string>;

/** Stored values as texts; one that is not stored is empty. */
export const customTexts = (fields: readonly CustomField[], values: Values): CustomTexts =>
  Object.fromEntries(fields.map(({ pk }) => [pk, String(values[pk] ?? '')]));

/**
 * What a new pass of a car begins with: the value of the one before, in fields that ask for it.
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

/** Of a field without decimals, a comma stands before thousands. */
const numberOf = ({ numericFormat }: CustomField, text: string): number | undefined =>
  parseNumber(text, { thousands: numericFormat === '0' });

/** The sentence for a text that does not fit its field. */
export const customProblem = (field: CustomField, text: string): string | undefined =>
  field.isNumeric && text.trim() !== '' && numberOf(field, text) === undefined
    ? 'Type a number, such as 4350.'
    : undefined;

/**
 * The values to store. What stands there as it was keeps its value; fields that were deleted since keep theirs.
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
