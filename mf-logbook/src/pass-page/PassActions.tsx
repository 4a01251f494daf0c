import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

/** Style of a strip above a phone's navigation, in the thumb's reach; on a wide screen it stands beside the title. */
const strip = {
  position: { xs: 'fixed', md: 'static' },
  insetInline: 'env(safe-area-inset-left, 0px)',
  bottom: 'calc(57px + env(safe-area-inset-bottom))',
  zIndex: { xs: 'fab', md: 'auto' },
  display: 'flex',
  gap: 1.5,
  px: { xs: 2, md: 0 },
  py: { xs: 1, md: 0 },
  bgcolor: 'background.default',
  borderTop: { xs: 1, md: 0 },
  borderColor: 'divider',
  '& > *': { flex: { xs: '1 1 0', md: 'none' } },
} as const;

/** Main buttons of a pass's page. */
export const PassActions = ({
  onEdit,
  onCompare,
}: {
  onEdit: () => void;
  /** Undefined without another pass to compare with. */
  onCompare: (() => void) | undefined;
}) => (
  <Box sx={strip}>
    <Button variant="contained" startIcon={<Icon path={icons.editIcon} />} onClick={onEdit}>
      Edit
    </Button>
    {onCompare !== undefined && (
      <Button variant="outlined" startIcon={<Icon path={icons.compareIcon} />} onClick={onCompare}>
        Compare
      </Button>
    )}
  </Box>
);
