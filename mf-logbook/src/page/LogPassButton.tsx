import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import { memo } from 'react';

/** Above the bottom navigation of a phone, whose height the app's frame tells. */
const aboveNavigation = 'calc(var(--hs-bottom-nav-height, 57px) + env(safe-area-inset-bottom, 0px) + 16px)';

/**
 * The page's first action; on a phone it floats in the thumb's reach, with room kept free for it below the last pass.
 * A lock says that pressing it leads to the subscription.
 */
export const LogPassButton = memo(
  ({ floating, locked, onPress }: { floating: boolean; locked: boolean; onPress: () => void }) => {
    const button = (
      <Button
        variant="contained"
        onClick={onPress}
        startIcon={<Icon path={locked ? icons.lockIcon : icons.addIcon} />}
        sx={floating ? { minHeight: 56, borderRadius: '16px', fontSize: '1.0625rem' } : {}}
      >
        Log a pass
      </Button>
    );
    if (!floating) return button;
    return (
      <Box sx={{ height: 88 }}>
        <Box sx={{ position: 'fixed', right: 16, bottom: aboveNavigation, zIndex: 'fab' }}>{button}</Box>
      </Box>
    );
  },
);
LogPassButton.displayName = 'LogPassButton';
