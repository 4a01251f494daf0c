import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { arrowDownIcon, arrowUpIcon, closeIcon, dragIcon } from '../../platform/icons';
import { Icon } from '../theme/Icon';
import { SpokenOnly } from '../theme/SpokenOnly';
import { useDragOrder } from '../hooks/useDragOrder';

interface Row {
  key: string;
  label: string;
}

/** Rows in the racer's order, moved by dragging or by two buttons, and removed where that is offered. */
export const OrderList = ({
  rows,
  labelledBy,
  onOrder,
  onTakeOut,
  extra,
}: {
  rows: readonly Row[];
  /** Id of the heading. */
  labelledBy: string;
  /** Gets the keys in their new order. */
  onOrder: (keys: string[]) => void;
  onTakeOut?: (key: string) => void;
  /** Further actions of a row; on a narrow screen they stand below its label. */
  extra?: (row: Row) => ReactNode;
}) => {
  const buttons = useRef(new Map<string, HTMLButtonElement | null>());
  const pressed = useRef<string>(undefined);
  const [spoken, setSpoken] = useState('');

  // A moved row loses the focus.
  useLayoutEffect(() => {
    if (pressed.current !== undefined) buttons.current.get(pressed.current)?.focus();
    pressed.current = undefined;
  });

  const move = (from: number, to: number): void => {
    const row = rows[from];
    if (row === undefined || rows[to] === undefined) return;
    setSpoken(`${row.label} is now ${to + 1} of ${rows.length}.`);
    const others = rows.map(({ key }) => key).filter((key) => key !== row.key);
    onOrder([...others.slice(0, to), row.key, ...others.slice(to)]);
  };
  const takeOut = (key: string, label: string, index: number): void => {
    const next = rows[index + 1] ?? rows[index - 1];
    pressed.current = next === undefined ? undefined : `${next.key} out`;
    setSpoken(`${label} is removed.`);
    onTakeOut?.(key);
  };
  const { dragged, list, handle } = useDragOrder(move);

  return (
    <>
      <Box
        component="ol"
        aria-labelledby={labelledBy}
        {...list}
        sx={{ listStyle: 'none', m: 0, p: 0, userSelect: dragged === undefined ? 'auto' : 'none' }}
      >
        {rows.map(({ key, label }, index) => (
          <Box
            key={key}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              flexWrap: 'wrap',
              ...(extra !== undefined && { py: 0.5 }),
              minHeight: 48,
              borderBottom: 1,
              borderColor: 'divider',
              ...(index === dragged && { bgcolor: 'action.selected' }),
            }}
          >
            <Box
              {...handle(index)}
              sx={{
                p: 1.5,
                mr: 0.5,
                touchAction: 'none',
                cursor: 'grab',
                color: 'text.secondary',
                display: 'flex',
              }}
            >
              <Icon path={dragIcon} />
            </Box>
            <Typography sx={{ flex: extra === undefined ? 1 : '1 1 9rem', minWidth: 0 }}>{label}</Typography>
            <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
              {extra?.({ key, label })}
              {([-1, 1] as const).map((by) => {
                const blocked = rows[index + by] === undefined;
                return (
                  <IconButton
                    key={by}
                    ref={(button) => void buttons.current.set(`${key} ${by}`, button)}
                    aria-label={`Move ${label} ${by < 0 ? 'up' : 'down'}`}
                    aria-disabled={blocked}
                    sx={blocked ? { opacity: 0.35, cursor: 'default' } : {}}
                    onClick={() => {
                      pressed.current = `${key} ${by}`;
                      move(index, index + by);
                    }}
                  >
                    <Icon path={by < 0 ? arrowUpIcon : arrowDownIcon} />
                  </IconButton>
                );
              })}
              {onTakeOut !== undefined && (
                <IconButton
                  ref={(button) => void buttons.current.set(`${key} out`, button)}
                  aria-label={`Take out ${label}`}
                  onClick={() => takeOut(key, label, index)}
                >
                  <Icon path={closeIcon} />
                </IconButton>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      <SpokenOnly role="status">{spoken}</SpokenOnly>
    </>
  );
};
