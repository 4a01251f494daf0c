import { useEffect, useRef, useState, type RefObject } from 'react';

/** Tells whether an element's content is wider than the element, also after either changes size. */
export const useScrollsSideways = (): { scroller: RefObject<HTMLDivElement | null>; sideways: boolean } => {
  const scroller = useRef<HTMLDivElement>(null);
  const [sideways, setSideways] = useState(false);
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => setSideways(box.scrollWidth > box.clientWidth));
    for (const each of [box, ...box.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return { scroller, sideways };
};
