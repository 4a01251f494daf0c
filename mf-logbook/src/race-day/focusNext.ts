/** Marks what the Enter key leads through: the fields in their order, then the button. */
export const inTurn = { 'data-in-turn': '' } as const;

const isInTurn = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && 'inTurn' in element.dataset;

/** Goes on from a field to what is next in turn, its text selected; false where the field is not in turn. */
export const focusNext = (from: EventTarget): boolean => {
  if (!(from instanceof HTMLInputElement) || !isInTurn(from)) return false;
  const turns = [...(from.form?.elements ?? [])].filter(isInTurn);
  const next = turns[turns.indexOf(from) + 1];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
  return true;
};
