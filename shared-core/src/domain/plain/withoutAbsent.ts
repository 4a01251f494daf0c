/** Copies a record without its undefined and null fields, which stores refuse. */
export const withoutAbsent = <Given extends object>(
  record: Given,
): { [Key in keyof Given]?: NonNullable<Given[Key]> } =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== null)) as {
    [Key in keyof Given]?: NonNullable<Given[Key]>;
  };
