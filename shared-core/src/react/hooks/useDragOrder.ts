import { useRef, useState, type PointerEvent, type RefObject } from 'react';

const middleOf = (row: Element | undefined): number => {
  const box = row?.getBoundingClientRect();
  return box === undefined ? NaN : box.top + box.height / 2;
};

/**
 * Moves the rows of a list by finger or mouse: a row goes where the pointer passes its neighbours.
 * @param move takes the row at `from` out and puts it in at `to`
 * @returns props of the list and of each row's handle; `dragged` is the index of the held row
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
        // The list captures the pointer: a handle moves with its row, and a moved element loses it.
        ref.current?.setPointerCapture(event.pointerId);
        setDragged(index);
      },
    }),
  };
};
