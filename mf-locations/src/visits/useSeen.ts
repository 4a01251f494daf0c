import { useEffect, useState, type RefObject } from 'react';

/** Tells whether an element has been on the screen; at once where the browser cannot say. */
export const useSeen = (element: RefObject<Element | null>): boolean => {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (seen || element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen, element]);
  return seen;
};
