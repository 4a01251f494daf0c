import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

/** Title that is a button and covers its place, so that any part can be pressed with gloves on. */
export const CoveringButton = ({
  onPress,
  cover,
  children,
}: {
  onPress: () => void;
  /** Shape of the covered place. */
  cover: SystemStyleObject<Theme>;
  children: string;
}) => (
  <Box
    component="button"
    type="button"
    onClick={onPress}
    sx={{
      all: 'unset',
      cursor: 'pointer',
      touchAction: 'manipulation',
      userSelect: 'none',
      '&::after': { content: '""', position: 'absolute', inset: 0, ...cover },
      '&:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.light' },
    }}
  >
    {children}
  </Box>
);
