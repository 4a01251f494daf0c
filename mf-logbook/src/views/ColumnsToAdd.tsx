import { icons, type PassField } from '@holeshot/shared-core';
import { Icon, SpokenOnly } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';

/** Buttons for the columns that a view lacks; each adds its column at the end. */
export const ColumnsToAdd = ({
  fields,
  onAdd,
}: {
  fields: readonly PassField[];
  onAdd: (key: string) => void;
}) => {
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef<number>(undefined);
  const [spoken, setSpoken] = useState('');

  // The pressed chip is gone: the focus goes to the one in its place.
  useLayoutEffect(() => {
    if (pressed.current === undefined) return;
    const chips = group.current?.querySelectorAll('button') ?? [];
    chips[Math.min(pressed.current, chips.length - 1)]?.focus();
    pressed.current = undefined;
  });

  return (
    <Box>
      <Typography component="h3" variant="h3" id="columns-to-add" sx={{ mb: 1 }}>
        Add a column
      </Typography>
      <Box
        ref={group}
        role="group"
        aria-labelledby="columns-to-add"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {fields.map(({ key, label }, index) => (
          <Chip
            key={key}
            component="button"
            type="button"
            variant="outlined"
            label={label}
            aria-label={`Add ${label}`}
            icon={<Icon path={icons.addIcon} size={18} />}
            onClick={() => {
              pressed.current = index;
              setSpoken(`${label} added at the end.`);
              onAdd(key);
            }}
            sx={{ height: 40, borderRadius: '20px', fontSize: '0.875rem' }}
          />
        ))}
      </Box>
      <SpokenOnly role="status">{spoken}</SpokenOnly>
    </Box>
  );
};
