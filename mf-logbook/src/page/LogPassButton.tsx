import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import { memo } from 'react';

/** Distance above a phone's bottom navigation. */
const aboveNavigation = 'calc(57px + env(safe-area-inset-bottom))';

/**
 * Main button of the page; on a phone it has a strip of its own in the thumb's reach, and covers no pass. A lock
 * shows that it leads to the subscription.
 */
export const LogPassButton = memo(
  ({ inStrip, locked, onPress }: { inStrip: boolean; locked: boolean; onPress: () => void }) => {
    const button = (
      <Button
        variant="contained"
        onClick={onPress}
        startIcon={<Icon path={locked ? icons.lockIcon : icons.addIcon} />}
        sx={inStrip ? { flex: { xs: '1 1 0', sm: '0 1 320px' }, fontSize: '1.0625rem' } : {}}
      >
        Log a pass
      </Button>
    );
    if (!inStrip) return button;
    return (
      <Box sx={{ height: 64 }}>
        <Box
          sx={{
            position: 'fixed',
            insetInline: 'env(safe-area-inset-left, 0px)',
            bottom: aboveNavigation,
            zIndex: 'fab',
            display: 'flex',
            justifyContent: 'flex-end',
            px: 2,
            py: 1,
            bgcolor: 'background.default',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {button}
        </Box>
      </Box>
    );
  },
);
LogPassButton.displayName = 'LogPassButton';
