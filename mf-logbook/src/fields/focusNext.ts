import type { FocusEvent, KeyboardEvent } from 'react';

/** Marks what the Enter key leads through: the fields in their order, then the button that saves. */
export const inTurn = { 'data-in-turn': '' } as const;

const isInTurn = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && 'inTurn' in element.dataset && !element.matches(':disabled');

const nextAfter = (from: HTMLInputElement): HTMLElement | undefined => {
  const elements = [...(from.form?.elements ?? [])];
  return elements.slice(elements.indexOf(from) + 1).find(isInTurn);
};

/** Goes on from a field to what is next in turn, its text selected. */
export const focusNext = (from: HTMLInputElement): void => {
  const next = nextAfter(from);
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
};

/**
 * For the fields of a form that only its button is to save: the Enter key, on a phone Go, leads on to what is next in
 * turn, and with Ctrl or Cmd it saves. The key says which of the two it does where the keypad can show it.
 */
export const enterLeadsOn = {
  onKeyDown: (event: KeyboardEvent): void => {
    const { target, key, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    const saves = event.ctrlKey || event.metaKey;
    if (saves && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) {
      event.preventDefault();
      target.form?.requestSubmit();
    } else if (target instanceof HTMLInputElement) {
      event.preventDefault();
      focusNext(target);
    }
  },
  onFocus: ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLInputElement)) return;
    target.setAttribute('enterkeyhint', nextAfter(target) instanceof HTMLInputElement ? 'next' : 'done');
  },
} as const;
