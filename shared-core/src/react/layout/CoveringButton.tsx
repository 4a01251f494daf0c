import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

/** A title that is a button and covers what it stands in, so that any part of that can be pressed with gloves on. */
export const CoveringButton = ({
  onPress,
  cover,
  children,
}: {
  onPress: () => void;
  /** The shape of the covered place. */
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
      '&::after': { content: '""', position: 'absolute', inset: 0, ...cover },
      '&:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.light' },
    }}
  >
    {children}
  </Box>
);
