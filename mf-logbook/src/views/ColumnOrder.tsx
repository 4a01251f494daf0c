import { icons, type PassField } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { SpokenOnly } from '../page/SpokenOnly';
import { useDragOrder } from './useDragOrder';

/** The columns of a view in their order: moved by dragging or by two buttons, and taken out. */
export const ColumnOrder = ({
  columns,
  onChange,
}: {
  columns: readonly PassField[];
  onChange: (keys: string[]) => void;
}) => {
  const buttons = useRef(new Map<string, HTMLButtonElement | null>());
  const pressed = useRef<string>(undefined);
  const [spoken, setSpoken] = useState('');
  const keys = columns.map(({ key }) => key);

  // A row that moves in the document loses the focus.
  useLayoutEffect(() => {
    if (pressed.current !== undefined) buttons.current.get(pressed.current)?.focus();
    pressed.current = undefined;
  });

  const move = (from: number, to: number): void => {
    const column = columns[from];
    if (column === undefined || columns[to] === undefined) return;
    setSpoken(`${column.label} is now ${to + 1} of ${columns.length}.`);
    const others = keys.filter((key) => key !== column.key);
    onChange([...others.slice(0, to), column.key, ...others.slice(to)]);
  };
  const takeOut = (index: number): void => {
    const next = columns[index + 1] ?? columns[index - 1];
    pressed.current = next === undefined ? undefined : `${next.key} out`;
    setSpoken(`${columns[index]?.label ?? ''} is taken out.`);
    onChange(keys.filter((_, each) => each !== index));
  };
  const { dragged, list, handle } = useDragOrder(move);

  return (
    <>
      <Box
        component="ol"
        aria-labelledby="column-order"
        {...list}
        sx={{ listStyle: 'none', m: 0, p: 0, userSelect: dragged === undefined ? 'auto' : 'none' }}
      >
        {columns.map(({ key, label }, index) => (
          <Box
            key={key}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
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
              <Icon path={icons.dragIcon} />
            </Box>
            <Typography sx={{ flexGrow: 1, minWidth: 0 }}>{label}</Typography>
            {([-1, 1] as const).map((by) => {
              const blocked = columns[index + by] === undefined;
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
                  <Icon path={by < 0 ? icons.arrowUpIcon : icons.arrowDownIcon} />
                </IconButton>
              );
            })}
            <IconButton
              ref={(button) => void buttons.current.set(`${key} out`, button)}
              aria-label={`Take out ${label}`}
              onClick={() => takeOut(index)}
            >
              <Icon path={icons.closeIcon} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <SpokenOnly role="status">{spoken}</SpokenOnly>
    </>
  );
};
