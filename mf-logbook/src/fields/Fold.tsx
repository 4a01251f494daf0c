import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { pressable } from './pressable';

/** Part of the page that opens at a press: its title, a summary line, and the rest. */
export const Fold = ({
  title,
  summary,
  startOpen = false,
  forcedOpen = false,
  leadsIn = false,
  children,
}: {
  title: string;
  /** Shown while it is closed. */
  summary?: ReactNode;
  startOpen?: boolean;
  /** It cannot be closed now, for example because of an error; it stays open until the racer closes it. */
  forcedOpen?: boolean;
  /** A press that opens it focuses its first field. */
  leadsIn?: boolean;
  children: ReactNode;
}) => {
  const id = useId();
  const [unfolded, setUnfolded] = useState(startOpen);
  if (forcedOpen && !unfolded) setUnfolded(true);
  const open = unfolded || forcedOpen;
  const body = useRef<HTMLElement>(null);
  const press = () => {
    flushSync(() => setUnfolded(!open));
    // Within the press: later, a phone would not show its keypad.
    if (leadsIn) body.current?.querySelector<HTMLInputElement>('input:not([type="checkbox"])')?.focus();
  };
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-disabled={forcedOpen}
        onClick={forcedOpen ? undefined : press}
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
              aria-live="polite"
              variant="body2"
              noWrap
              sx={{ display: 'block', color: 'text.secondary' }}
            >
              {summary}
            </Typography>
          )}
        </Box>
        {!forcedOpen && (
          <Box component="span" sx={{ display: 'flex', transform: open ? 'rotate(180deg)' : 'none' }}>
            <Icon path={icons.expandIcon} />
          </Box>
        )}
      </Box>
      <Box ref={body} id={id} hidden={!open} sx={{ pt: 1, pb: 2 }}>
        {open && children}
      </Box>
    </Box>
  );
};
