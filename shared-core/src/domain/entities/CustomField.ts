/** A field of the racer's own for log entries, as stored in `users/{uid}.customFields.{pk}`. */
export interface CustomField {
  /** What entries keep its values under: `custom_fields.{pk}`. */
  pk: string;
  title: string;
  /** For the heads of columns. */
  titleShort: string;
  description: string;
  /** Whether a new entry begins with the value of the one before. */
  defaultLastValue: boolean;
  isCustomField: true;
  isNumeric: boolean;
  /** How a number is written: `0.000` has three decimals. */
  numericFormat: string;
}
