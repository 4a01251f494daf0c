import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';

interface PinnedPage {
  path: string;
  label: string;
}

/** The pinned pages in the order they stand in on a phone, each moved by two buttons. */
export const PinnedOrder = ({
  pages,
  onChange,
}: {
  pages: readonly PinnedPage[];
  onChange: (paths: string[]) => void;
}) => {
  const buttons = useRef(new Map<string, HTMLButtonElement | null>());
  const pressed = useRef<string>(undefined);
  const [spoken, setSpoken] = useState('');
  const paths = pages.map(({ path }) => path);

  // A row that moves in the document loses the focus.
  useLayoutEffect(() => {
    if (pressed.current !== undefined) buttons.current.get(pressed.current)?.focus();
    pressed.current = undefined;
  });

  const move = (index: number, by: -1 | 1): void => {
    const page = pages[index];
    const target = index + by;
    if (page === undefined || target < 0 || target >= pages.length) return;
    pressed.current = `${page.path} ${by}`;
    setSpoken(`${page.label} is now ${target + 1} of ${pages.length}.`);
    const others = paths.filter((path) => path !== page.path);
    onChange([...others.slice(0, target), page.path, ...others.slice(target)]);
  };

  return (
    <Box>
      <Typography variant="caption" component="h3" id="pinned-order" sx={{ color: 'text.secondary' }}>
        Their order, left to right
      </Typography>
      <Box component="ol" aria-labelledby="pinned-order" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pages.map(({ path, label }, index) => (
          <Box
            key={path}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              minHeight: 48,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-of-type': { borderBottom: 0 },
            }}
          >
            <Typography sx={{ flexGrow: 1 }}>
              {index + 1}. {label}
            </Typography>
            {([-1, 1] as const).map((by) => {
              const blocked = by < 0 ? index === 0 : index === pages.length - 1;
              return (
                <IconButton
                  key={by}
                  ref={(button) => void buttons.current.set(`${path} ${by}`, button)}
                  aria-label={`Move ${label} ${by < 0 ? 'up' : 'down'}`}
                  aria-disabled={blocked}
                  sx={blocked ? { opacity: 0.35, cursor: 'default' } : {}}
                  onClick={() => move(index, by)}
                >
                  <Icon path={by < 0 ? icons.arrowUpIcon : icons.arrowDownIcon} />
                </IconButton>
              );
            })}
          </Box>
        ))}
      </Box>
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {spoken}
      </Box>
    </Box>
  );
};
