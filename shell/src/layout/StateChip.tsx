import Box from '@mui/material/Box';
import type { IconPath } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';

const tones = {
  good: 'success.main',
  caution: 'warning.main',
  bad: 'error.main',
  quiet: 'text.secondary',
} as const;

const onPhone = {
  display: { xs: 'block', sm: 'none' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/** Below 600 px for screen readers only: the short words show there. */
const heardOnPhone = {
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: '1px', sm: 'auto' },
  height: { xs: '1px', sm: 'auto' },
  overflow: 'hidden',
  clipPath: { xs: 'inset(50%)', sm: 'none' },
} as const;

/** A chip with a state in words; color never stands alone. */
export const StateChip = ({
  tone,
  text,
  short = text,
  icon,
  href,
  onClick,
}: {
  tone: keyof typeof tones;
  text: string;
  /** Text on a phone; a screen reader hears the whole one. */
  short?: string;
  icon?: IconPath;
  href?: string;
  onClick?: () => void;
}) => (
  <Box
    component={href !== undefined ? 'a' : onClick !== undefined ? 'button' : 'span'}
    {...(href === undefined ? {} : { href })}
    {...(onClick === undefined ? {} : { onClick, type: 'button' })}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      minHeight: 32,
      minWidth: 0,
      maxWidth: '100%',
      boxSizing: 'border-box',
      px: 1.25,
      border: 0,
      borderRadius: '16px',
      bgcolor: 'action.hover',
      color: 'text.primary',
      font: 'inherit',
      fontSize: '0.8125rem',
      fontWeight: 500,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      ...((href !== undefined || onClick !== undefined) && {
        cursor: 'pointer',
        position: 'relative',
        // A touch target as tall as the bar.
        '&::after': { content: '""', position: 'absolute', inset: '-8px 0' },
      }),
    }}
  >
    {icon === undefined ? (
      tone !== 'quiet' && (
        <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: tones[tone], flexShrink: 0 }} />
      )
    ) : (
      <Box component="span" sx={{ color: tones[tone], display: 'flex' }}>
        <Icon path={icon} size={18} />
      </Box>
    )}
    {short === text ? (
      text
    ) : (
      <>
        <Box component="span" aria-hidden="true" sx={onPhone}>
          {short}
        </Box>
        <Box component="span" sx={heardOnPhone}>
          {text}
        </Box>
      </>
    )}
  </Box>
);
