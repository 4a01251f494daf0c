import { useEffect, useRef, type PointerEvent } from 'react';

/** A finger that moves less far, or more up and down than aside, does not swipe. */
const least = 48;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

/**
 * One step on by a swipe to the left or the right arrow key, one back by the others; two fingers swipe nothing.
 * @returns what the element that is swiped over listens with
 */
export const useSwipe = (onStep: (step: 1 | -1) => void) => {
  const start = useRef<{ pointerId: number; x: number; y: number }>(undefined);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event.target)) return;
      if (event.key === 'ArrowRight') onStep(1);
      if (event.key === 'ArrowLeft') onStep(-1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onStep]);
  return {
    onPointerDown: ({ pointerId, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start.current = isPrimary ? { pointerId, x, y } : undefined;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (from?.pointerId !== pointerId) return;
      const aside = clientX - from.x;
      if (Math.abs(aside) >= least && Math.abs(aside) > Math.abs(clientY - from.y))
        onStep(aside < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
};
