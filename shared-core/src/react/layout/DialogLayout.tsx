import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { SubmitEvent, ReactNode } from 'react';
import { closeIcon } from '../../platform/icons';
import { Icon } from '../theme/Icon';

/** Inside of a dialog: title and Close above, content that scrolls, actions in the thumb's reach below. */
export const DialogLayout = ({
  title,
  note,
  onClose,
  onSubmit,
  actions,
  children,
}: {
  title: string;
  /** A word beside the title, such as `draft kept`. */
  note?: ReactNode;
  onClose: () => void;
  onSubmit: (event: SubmitEvent) => void;
  actions: ReactNode;
  children: ReactNode;
}) => (
  <Box
    component="form"
    noValidate
    onSubmit={onSubmit}
    sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}
  >
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton aria-label="Close" onClick={() => onClose()}>
        <Icon path={closeIcon} />
      </IconButton>
      <Typography variant="h2" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      {note}
    </Box>
    {/* A field that gets the focus comes into sight with the words below it. */}
    <Box sx={{ flexGrow: 1, overflowY: 'auto', p: 2, minHeight: 0, scrollPaddingBlock: '64px' }}>
      {children}
    </Box>
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        borderTop: 1,
        borderColor: 'divider',
        '& > *': { flex: '1 1 0' },
      }}
    >
      {actions}
    </Box>
  </Box>
);
