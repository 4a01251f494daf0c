/** Custom field of a racer's passes, as stored in `users/{uid}.customFields.{pk}`. */
export interface CustomField {
  /** Key of its values in a pass: `custom_fields.{pk}`. */
  pk: string;
  title: string;
  /** Title in the head of a column. */
  titleShort: string;
  description: string;
  /** A new pass begins with the value of the one before. */
  defaultLastValue: boolean;
  isCustomField: true;
  isNumeric: boolean;
  /** Format of a number: `0.000` has three decimals. */
  numericFormat: string;
}
