import { writeInEntry, readInEntry } from '@holeshot/shared-core/react';
import { useEffect, type RefObject } from 'react';

const key = 'scrolled';

const acts = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

/** Scrolls a page to the position in its history entry once it is long enough, unless the racer acts first. */
const bringBack = (page: HTMLElement): (() => void) => {
  const scrolled = readInEntry(key);
  if (typeof scrolled !== 'number' || scrolled <= 0) return () => undefined;
  const stop = (): void => {
    growing.disconnect();
    for (const act of acts) window.removeEventListener(act, stop, true);
  };
  const scroll = (): void => {
    if (page.scrollHeight - page.clientHeight < scrolled) return;
    page.scrollTop = scrolled;
    stop();
  };
  const growing = new MutationObserver(scroll);
  growing.observe(page, { childList: true, subtree: true });
  for (const act of acts) window.addEventListener(act, stop, true);
  scroll();
  return stop;
};

/**
 * Keeps in the history how far a page is scrolled, so that Back and a reload find it there; a new visit begins at the top.
 * @param path of the page; another path has another element
 */
export const useRestoredScroll = (page: RefObject<HTMLElement | null>, path: string): void => {
  useEffect(() => {
    const element = page.current;
    if (element === null) return undefined;
    const stopBringing = bringBack(element);
    let callOff = (): void => undefined;
    const note = (): void => {
      callOff();
      callOff = writeInEntry(key, () => element.scrollTop);
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      stopBringing();
      callOff();
      element.removeEventListener('scroll', note);
    };
  }, [page, path]);
};
