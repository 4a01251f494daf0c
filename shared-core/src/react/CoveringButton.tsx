import Box, { type BoxProps } from '@mui/material/Box';

/** A title that is a button and covers what it stands in, so that any part of that can be pressed with gloves on. */
export const CoveringButton = ({
  onPress,
  cover,
  children,
}: {
  onPress: () => void;
  /** How the covered place looks, and while the button has the focus. */
  cover: BoxProps['sx'];
  children: string;
}) => (
  <Box
    component="button"
    type="button"
    onClick={onPress}
    sx={[
      { all: 'unset', cursor: 'pointer', '&::after': { content: '""', position: 'absolute', inset: 0 } },
      cover as object,
    ]}
  >
    {children}
  </Box>
);
