import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import { memo } from 'react';
import type { Tool } from './useChoices';

const panels = [
  { tool: 'season', label: 'Season', icon: icons.seasonIcon },
  { tool: 'chart', label: 'Chart', icon: icons.chartIcon },
] as const;

/** Buttons that open and close the pictures of the passes, one at a time. */
export const PanelButtons = memo(
  ({
    wide,
    disabled,
    open,
    onOpen,
  }: {
    wide: boolean;
    /** Not all passes are known. */
    disabled: boolean;
    open: Tool | undefined;
    onOpen: (tool: Tool | undefined) => void;
  }) =>
    panels.map(({ tool, label, icon }) => (
      <Button
        key={tool}
        variant="outlined"
        disabled={disabled}
        aria-expanded={tool === open}
        startIcon={wide && <Icon path={icon} size={20} />}
        onClick={() => onOpen(tool === open ? undefined : tool)}
        sx={{ px: 1.5, ...(tool === open && { bgcolor: 'action.selected' }) }}
      >
        {label}
      </Button>
    )),
);
PanelButtons.displayName = 'PanelButtons';
