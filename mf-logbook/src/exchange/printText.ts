/** Prints a page through the browser while the app stays on screen. */
export const printText = (html: string): void => {
  const frame = document.createElement('iframe');
  frame.title = 'Print';
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden';
  frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('afterprint', () => {
      frame.remove();
      URL.revokeObjectURL(frame.src);
    });
    frame.contentWindow?.print();
  });
  document.body.append(frame);
};
