import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { pressable } from './pressable';

/** A part of the page that is folded away until it is asked for: its title, a line of what is in it, and the rest. */
export const Fold = ({
  title,
  summary,
  startOpen = false,
  forcedOpen = false,
  children,
}: {
  title: string;
  /** Shown while it is folded. */
  summary?: string | undefined;
  startOpen?: boolean;
  /** Cannot be folded away now, as where something in it is wrong; stays open until the racer folds it. */
  forcedOpen?: boolean;
  children: ReactNode;
}) => {
  const id = useId();
  const [unfolded, setUnfolded] = useState(startOpen);
  if (forcedOpen && !unfolded) setUnfolded(true);
  const open = unfolded || forcedOpen;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setUnfolded(!open)}
        sx={{
          ...pressable,
          ...{ display: 'flex', alignItems: 'center', minHeight: 56, py: 1, gap: 1.5 },
        }}
      >
        <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {title}
          </Typography>
          {!open && summary !== undefined && (
            <Typography
              component="span"
              variant="body2"
              noWrap
              sx={{ display: 'block', color: 'text.secondary' }}
            >
              {summary}
            </Typography>
          )}
        </Box>
        <Box component="span" sx={{ display: 'flex', transform: open ? 'rotate(180deg)' : 'none' }}>
          <Icon path={icons.expandIcon} />
        </Box>
      </Box>
      <Box id={id} hidden={!open} sx={{ pt: 1, pb: 2 }}>
        {open && children}
      </Box>
    </Box>
  );
};
