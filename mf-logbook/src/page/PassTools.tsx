import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import type { Tool } from './useAsked';

const tools = [
  { tool: 'season', label: 'Season', icon: icons.seasonIcon },
  { tool: 'chart', label: 'Chart', icon: icons.chartIcon },
  { tool: 'compare', label: 'Compare', icon: icons.compareIcon },
] as const;

// The four of them stand in one line of a phone.
const style = {
  minHeight: 44,
  px: { xs: 0.75, sm: 1.25 },
  borderRadius: '22px',
  fontSize: '0.9375rem',
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

/** Opens and closes what stands beside the passes, one at a time, and prints them. */
export const PassTools = memo(
  ({
    disabled,
    open,
    onOpen,
    onPrint,
  }: {
    /** While not all passes are known. */
    disabled: boolean;
    open: Tool | undefined;
    onOpen: (tool: Tool | undefined) => void;
    onPrint: () => void;
  }) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {tools.map(({ tool, label, icon }) => (
        <Button
          key={tool}
          disabled={disabled}
          aria-expanded={tool === open}
          startIcon={<Icon path={icon} size={20} />}
          onClick={() => onOpen(tool === open ? undefined : tool)}
          sx={{ ...style, ...(tool === open && { bgcolor: 'action.selected' }) }}
        >
          {label}
        </Button>
      ))}
      <Button
        disabled={disabled}
        startIcon={<Icon path={icons.printIcon} size={20} />}
        onClick={onPrint}
        sx={style}
      >
        Print
      </Button>
    </Box>
  ),
);
PassTools.displayName = 'PassTools';
