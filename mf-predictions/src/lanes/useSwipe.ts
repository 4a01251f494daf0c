import { useEffect, useRef, type PointerEvent } from 'react';

/** Shortest way of a swipe (px); it must also go more aside than up and down. */
const least = 48;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

/** Steps on at a swipe to the left or the right arrow key, back at the opposite ones; ignores two fingers. */
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
