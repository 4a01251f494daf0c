import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { editIcon, lockIcon } from '../../platform/icons';
import { CoveringButton } from './CoveringButton';
import { Icon } from '../theme/Icon';
import { Panel } from './Panel';

/** Card that opens its content when any part of it is pressed. */
export const OpenCard = ({
  title,
  minHeight,
  locked,
  onOpen,
  children,
}: {
  title: string;
  /** Pixels; its skeleton is as high. */
  minHeight: number;
  /** Shows a lock where the pencil stands. */
  locked: boolean;
  onOpen: () => void;
  children: ReactNode;
}) => (
  <Panel
    sx={{
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      minHeight,
    }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="h2" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <CoveringButton onPress={onOpen} cover={{ borderRadius: '16px', outlineOffset: 2 }}>
          {title}
        </CoveringButton>
      </Typography>
      <Icon path={locked ? lockIcon : editIcon} size={20} />
    </Box>
    {children}
  </Panel>
);
