/** Marks the fields that follow each other by the Enter key. */
export const inTurn = { 'data-in-turn': '' } as const;

/** Whether an element is one of the fields that follow each other. */
export const isInTurn = (element: EventTarget): element is HTMLInputElement =>
  element instanceof HTMLInputElement && 'inTurn' in element.dataset;

/** Goes on to the next field of the form, its text selected; false where there is none. */
export const focusNext = (from: HTMLInputElement): boolean => {
  const fields = [...(from.form?.elements ?? [])].filter(isInTurn);
  const next = fields[fields.indexOf(from) + 1];
  next?.focus();
  next?.select();
  return next !== undefined;
};
