import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import { memo } from 'react';

/** Above the bottom navigation of a phone, whose height the app's frame tells. */
const aboveNavigation = 'calc(var(--hs-bottom-nav-height, 57px) + env(safe-area-inset-bottom, 0px))';

/**
 * The page's first action; on a phone it stands on a strip of its own in the thumb's reach, so that it lies over no pass.
 * A lock says that pressing it leads to the subscription.
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
            insetInline: 0,
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
