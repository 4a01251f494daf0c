import { useRef, useState, type PointerEvent, type RefObject } from 'react';

const middleOf = (row: Element | undefined): number => {
  const box = row?.getBoundingClientRect();
  return box === undefined ? NaN : box.top + box.height / 2;
};

/**
 * Moves the rows of a list with a finger or the mouse: the row goes where the pointer passes its neighbours.
 * @param move takes the row at `from` out and puts it in at `to`
 * @returns what the list and the handle of each row are given; `dragged` is the index of the row that is held
 */
export const useDragOrder = (
  move: (from: number, to: number) => void,
): {
  dragged: number | undefined;
  list: {
    ref: RefObject<HTMLOListElement | null>;
    onPointerMove: (event: PointerEvent) => void;
    onLostPointerCapture: () => void;
  };
  handle: (index: number) => { onPointerDown: (event: PointerEvent) => void };
} => {
  const ref = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();

  const drag = ({ clientY }: PointerEvent): void => {
    if (dragged === undefined || ref.current === null) return;
    const rows = ref.current.children;
    const up = clientY < middleOf(rows[dragged - 1]);
    const down = clientY > middleOf(rows[dragged + 1]);
    if (!up && !down) return;
    const to = dragged + (up ? -1 : 1);
    rows[to]?.scrollIntoView?.({ block: 'nearest' });
    move(dragged, to);
    setDragged(to);
  };

  return {
    dragged,
    list: { ref, onPointerMove: drag, onLostPointerCapture: () => setDragged(undefined) },
    handle: (index) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        // Not the handle: it moves with its row, and an element that is moved loses the pointer.
        ref.current?.setPointerCapture(event.pointerId);
        setDragged(index);
      },
    }),
  };
};
