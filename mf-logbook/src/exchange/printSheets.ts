/** Sentence for a browser that cannot print. */
export const cannotPrint =
  'This browser cannot print. Nothing is lost: export the log book, or open Holeshot in another browser.';

type SheetFormat = 'landscape' | 'portrait';

/** Leaves the screen as it is; on paper the sheets alone are left of the page. */
const styleOf = (format: SheetFormat): string => `@page { size: ${format}; margin: 12mm }
@media screen { [data-sheets] { display: none } }
@media print {
html, body { height: auto !important; overflow: visible !important; background: #fff !important; color-scheme: light !important }
body > :not([data-sheets]) { display: none !important }
}
[data-sheets] { font: 9pt/1.35 sans-serif; color: #000 }
[data-sheets] h1 { font-size: 14pt; margin: 0 0 4mm }
[data-sheets] table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
[data-sheets] :is(th, td) { text-align: left; padding: 1mm 2mm; border-bottom: 0.2mm solid #999; vertical-align: top }
[data-sheets] thead { display: table-header-group }
[data-sheets] tr { break-inside: avoid }
[data-sheets] canvas { display: block; max-width: 100%; max-height: 100vh; margin: 0 auto; break-inside: avoid }`;

/** Makes sheets for `printSheets` of what shall stand on them. */
export const sheetsOf = (format: SheetFormat, content: readonly Element[]): HTMLElement => {
  const style = document.createElement('style');
  style.textContent = styleOf(format);
  const sheets = document.createElement('div');
  sheets.dataset['sheets'] = '';
  sheets.append(style, ...content);
  return sheets;
};

/** Input that shows that the printer's dialog is closed: an open one takes all of it. */
const inputs = ['pointerdown', 'keydown'] as const;

/**
 * Prints sheets of `sheetsOf` through the browser: beside the app, which stays on the screen and is not printed. A frame
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
