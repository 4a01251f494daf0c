import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Pixels of a grid row; a card spans as many as it is high, so that the next card starts right below it. */
const row = 4;
const gap = 16;

const Cell = ({ wide, children }: { wide: boolean; children: ReactNode }) => {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const inner = card.current;
    if (inner === null) return undefined;
    const measure = (): void => {
      const rows = Math.ceil((inner.getBoundingClientRect().height + gap) / row);
      inner.parentElement?.style.setProperty('--rows', String(rows));
    };
    measure();
    const sized = new ResizeObserver(measure);
    sized.observe(inner);
    return () => sized.disconnect();
  }, []);
  return (
    <Box
      sx={{
        minWidth: 0,
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
export const HomeGrid = ({ cards }: { cards: readonly { id: string; wide: boolean; card: ReactNode }[] }) => (
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
      <Cell key={id} wide={wide}>
        {card}
      </Cell>
    ))}
  </Box>
);
