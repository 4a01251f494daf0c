import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, type ReactNode } from 'react';
import type { Tool } from './useChoices';

const tools = [
  { tool: 'season', label: 'Season', icon: icons.seasonIcon },
  { tool: 'chart', label: 'Chart', icon: icons.chartIcon },
  { tool: 'compare', label: 'Compare', icon: icons.compareIcon },
] as const;

const inLine = { display: 'flex', flexWrap: 'wrap', gap: 0.5 } as const;
const inTwos = {
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))',
  '& .MuiButton-root': { justifyContent: 'flex-start', textAlign: 'left' },
} as const;
const style = {
  '& .MuiButton-root': { minHeight: 44, px: 1.25, borderRadius: '22px', fontSize: '0.9375rem' },
} as const;

/** Buttons that open and close the panels beside the passes, one at a time, and print the passes. */
export const PassTools = memo(
  ({
    wide,
    disabled,
    open,
    onOpen,
    onPrint,
    children,
  }: {
    wide: boolean;
    /** Not all passes are known. */
    disabled: boolean;
    open: Tool | undefined;
    onOpen: (tool: Tool | undefined) => void;
    onPrint: () => void;
    /** Further tools. */
    children?: ReactNode;
  }) => (
    <Box sx={[style, wide ? inLine : inTwos]}>
      {tools.map(({ tool, label, icon }) => (
        <Button
          key={tool}
          disabled={disabled}
          aria-expanded={tool === open}
          startIcon={<Icon path={icon} size={20} />}
          onClick={() => onOpen(tool === open ? undefined : tool)}
          sx={tool === open ? { bgcolor: 'action.selected' } : {}}
        >
          {label}
        </Button>
      ))}
      <Button disabled={disabled} startIcon={<Icon path={icons.printIcon} size={20} />} onClick={onPrint}>
        Print
      </Button>
      {children}
    </Box>
  ),
);
PassTools.displayName = 'PassTools';
