import type { Observable } from 'rxjs';

/** Limits of a double tap: milliseconds and CSS pixels between its taps. */
const soon = 400;
const near = 40;

interface Tap {
  x: number;
  y: number;
  touch: boolean;
}

/**
 * Swallows the second tap of a double tap that closed a dialog: it would press the page underneath. Keys and screen
 * readers press with a `detail` of 0 and pass, as does a press elsewhere.
 * @param open$ the open dialogs
 * @returns a function that stops it
 */
export const swallowSecondTap = (open$: Observable<readonly unknown[]>): (() => void) => {
  let last: Tap | undefined;
  let closing: { tap: Tap; at: number } | undefined;
  let open = 0;

  const note = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
    last = { x, y, touch: pointerType !== 'mouse' };
  };
  const forget = () => {
    last = undefined;
  };
  const swallow = (event: MouseEvent) => {
    if (closing === undefined || performance.now() - closing.at > soon) return;
    const { x, y, touch } = closing.tap;
    if (Math.hypot(event.clientX - x, event.clientY - y) > near) return;
    // A mouse counts its clicks: a `detail` of 1 is a new single click.
    if (event.detail < (touch ? 1 : 2)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const subscription = open$.subscribe((dialogs) => {
    if (dialogs.length < open) closing = last && { tap: last, at: performance.now() };
    open = dialogs.length;
  });
  window.addEventListener('pointerdown', note, true);
  window.addEventListener('keydown', forget, true);
  window.addEventListener('mousedown', swallow, true);
  window.addEventListener('click', swallow, true);
  return () => {
    subscription.unsubscribe();
    window.removeEventListener('pointerdown', note, true);
    window.removeEventListener('keydown', forget, true);
    window.removeEventListener('mousedown', swallow, true);
    window.removeEventListener('click', swallow, true);
  };
};
