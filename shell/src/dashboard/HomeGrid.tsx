import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { readCardRoom, writeCardRoom } from './cardRoom';

/** Pixels of a grid row; a card spans as many as it is high, so that the next card starts right below it. */
const row = 4;
const gap = 16;

/** Time (ms) after which a card has its content, and the racer has seldom folded anything out yet. */
const settled = 3_000;

const Cell = ({
  uid,
  id,
  wide,
  children,
}: {
  uid: string;
  id: string;
  wide: boolean;
  children: ReactNode;
}) => {
  const card = useRef<HTMLDivElement>(null);
  const [room] = useState(() => readCardRoom(uid, id, window.innerWidth));
  useEffect(() => {
    const remember = () => {
      window.removeEventListener('pagehide', remember);
      const height = card.current?.getBoundingClientRect().height ?? 0;
      if (height > 0) writeCardRoom(uid, id, { width: window.innerWidth, height });
    };
    const timer = setTimeout(remember, settled);
    window.addEventListener('pagehide', remember);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', remember);
    };
  }, [uid, id]);
  useLayoutEffect(() => {
    const inner = card.current;
    if (inner === null) return undefined;
    const measure = (): void => {
      const height = Math.max(room, inner.getBoundingClientRect().height);
      const rows = Math.ceil((height + gap) / row);
      inner.parentElement?.style.setProperty('--rows', String(rows));
    };
    measure();
    const sized = new ResizeObserver(measure);
    sized.observe(inner);
    return () => sized.disconnect();
  }, [room]);
  return (
    <Box
      sx={{
        minWidth: 0,
        minHeight: `${room}px`,
        gridColumn: { md: wide ? 'span 2' : 'auto' },
        gridRow: { md: 'span var(--rows, 1)' },
      }}
    >
      <div ref={card}>{children}</div>
    </Box>
  );
};

/**
 * The cards of Home in columns, each right below the one above it. A later card never starts higher than an earlier
 * one, so that reading and tabbing follow their order.
 */
export const HomeGrid = ({
  uid,
  cards,
}: {
  uid: string;
  cards: readonly { id: string; wide: boolean; card: ReactNode }[];
}) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: `${gap}px`,
      rowGap: { xs: `${gap}px`, md: 0 },
      gridAutoRows: { md: `${row}px` },
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(3, minmax(0, 1fr))',
      },
    }}
  >
    {cards.map(({ id, wide, card }) => (
      <Cell key={id} uid={uid} id={id} wide={wide}>
        {card}
      </Cell>
    ))}
  </Box>
);
