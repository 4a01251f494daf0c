const name = '--hs-keyboard';

/** A zoomed page sees less of itself without a keyboard. */
const zoomed = 1.01;

/** Height (px) from which it is a keyboard, and no bar of the browser. */
const lowest = 100;

/**
 * Writes the height that the screen's keyboard covers into `--hs-keyboard` of the document, and marks the document while
 * it is open, until the returned function is called. Android and iOS lay it over the page, which keeps its height: the
 * styles make the app that much lower.
 */
export const followKeyboard = (viewport = window.visualViewport ?? undefined): (() => void) => {
  if (viewport === undefined) return () => undefined;
  const { documentElement: root } = document;
  const { style } = root;
  const measure = (): void => {
    const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
    const height = viewport.scale > zoomed ? 0 : Math.max(0, covered);
    style.setProperty(name, `${height}px`);
    root.toggleAttribute('data-keyboard', height > lowest);
  };
  viewport.addEventListener('resize', measure);
  viewport.addEventListener('scroll', measure);
  return () => {
    viewport.removeEventListener('resize', measure);
    viewport.removeEventListener('scroll', measure);
    style.removeProperty(name);
    root.removeAttribute('data-keyboard');
  };
};
