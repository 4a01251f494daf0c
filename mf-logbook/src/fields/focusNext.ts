import type { FocusEvent, KeyboardEvent } from 'react';

/** Marks the fields, and the Save button last, that Enter moves through. */
export const inTurn = { 'data-in-turn': '' } as const;

const isInTurn = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && 'inTurn' in element.dataset && !element.matches(':disabled');

const nextAfter = (from: HTMLInputElement): HTMLElement | undefined => {
  const elements = [...(from.form?.elements ?? [])];
  return elements.slice(elements.indexOf(from) + 1).find(isInTurn);
};

/** Focuses the next field or button and selects its text. */
const focusNext = (from: HTMLInputElement): void => {
  const next = nextAfter(from);
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
};

/** Leads on from a full field; an Enter that belongs to it then leads no further. */
export const leadOn = (from: HTMLInputElement): void => {
  focusNext(from);
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) activeElement.dataset['ledTo'] = '';
};

/**
 * Returns key props of a form's fields: Enter moves on, Ctrl or Cmd with Enter saves. A phone's keypad labels the key
 * so.
 */
export const enterLeadsOn = {
  onKeyDown: (event: KeyboardEvent): void => {
    const { target, key, nativeEvent } = event;
    const isLedTo = target instanceof HTMLInputElement && 'ledTo' in target.dataset;
    if (isLedTo) delete target.dataset['ledTo'];
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    const saves = event.ctrlKey || event.metaKey;
    if (saves && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) {
      event.preventDefault();
      target.form?.requestSubmit();
    } else if (target instanceof HTMLInputElement) {
      event.preventDefault();
      if (!isLedTo) focusNext(target);
    }
  },
  onFocus: ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLInputElement)) return;
    target.setAttribute('enterkeyhint', nextAfter(target) instanceof HTMLInputElement ? 'next' : 'done');
  },
} as const;
