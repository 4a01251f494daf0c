import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether what stands in an element is wider than the element, followed as either grows and shrinks. */
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
