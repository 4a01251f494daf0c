import { withTimeout } from './withTimeout';

/** Longest wait (ms) for the parts of the first page: each says by itself that it is slow or has failed. */
const longest = 20_000;

/** Lists the elements of one place that look like another: the same kind with the same words. */
const alikeIn = (place: Element, { localName, textContent }: Element): Element[] =>
  [...place.querySelectorAll(localName)].filter((each) => each.textContent === textContent);

/** Finds what the app draws for an element of the public page. */
const twinOf = (element: Element | null, page: Element, root: Element): Element | undefined =>
  element !== null && page.contains(element)
    ? alikeIn(root, element)[alikeIn(page, element).indexOf(element)]
    : undefined;

/** Removes the canonical address at the first move to another page: browsers would share it in place of the page's own. */
const forgetAddress = (): void => {
  const [canonical, title] = [document.querySelector('link[rel=canonical]'), document.querySelector('title')];
  if (canonical === null || title === null) return;
  const began = location.pathname;
  const moves = new MutationObserver(() => {
    if (location.pathname === began) return;
    canonical.remove();
    moves.disconnect();
  });
  moves.observe(title, { childList: true });
};

/**
 * Replaces the public page in the HTML by the app drawn below it. The app takes over scroll position, focus and the last
 * pressed button, which `beforePaint.ts` has marked.
 */
export const replacePublicPage = (): void => {
  forgetAddress();
  const [page, root] = [document.getElementById('public'), document.getElementById('root')];
  if (page === null || root === null) return;
  const focused = twinOf(document.activeElement, page, root);
  const pressed = twinOf(page.querySelector('[data-pressed]'), page, root);
  const scrolled = page.querySelector('main')?.scrollTop ?? 0;
  document.getElementById('public-styles')?.remove();
  page.remove();
  const main = root.querySelector('main');
  if (main !== null && scrolled > 0) main.scrollTop = scrolled;
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (pressed instanceof HTMLElement) pressed.click();
};

/**
 * Replaces the public page when the first page of the app is whole, or shows what there is of it after a while. Without
 * any page of the app the public page stays: it can be read, and its links lead on.
 */
export const replaceOnceDrawn = async (whole: Promise<unknown>): Promise<void> => {
  await withTimeout(whole, longest, 'The first page is slow.').catch(() => undefined);
  if (document.querySelector('#root main') === null) await whole;
  replacePublicPage();
};
