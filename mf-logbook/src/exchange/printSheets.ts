/** Sentence for a browser that cannot print. */
export const cannotPrint =
  'This browser cannot print. Nothing is lost: export the log book, or open Holeshot in another browser.';

/** Input that shows that the printer's dialog is closed: an open one takes all of it. */
const inputs = ['pointerdown', 'keydown'] as const;

/**
 * Prints sheets of `printPage` through the browser: beside the app, which stays on the screen and is not printed. A frame
 * of its own would need to be framed, which the policy of this site refuses.
 * @returns false where the browser cannot print, as in an app that shows a page of the web
 */
export const printSheets = (sheets: HTMLElement): boolean => {
  const remove = () => {
    sheets.remove();
    for (const input of inputs) removeEventListener(input, remove, true);
  };
  // A press from a screen reader may come without input.
  document.querySelector('[data-sheets]')?.remove();
  document.body.append(sheets);
  try {
    window.print();
  } catch {
    sheets.remove();
    return false;
  }
  // Not at `afterprint`: iOS says so when its dialog opens, and lays the sheets out after that.
  for (const input of inputs) addEventListener(input, remove, true);
  return true;
};
