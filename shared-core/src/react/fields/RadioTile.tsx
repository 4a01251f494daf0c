import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

/** One of a few choices as a tile to press: a native radio button lies invisible over all of it. */
export const RadioTile = ({
  group,
  checked,
  onChoose,
  inputRef,
  sx,
  chosenSx,
  children,
}: {
  /** Name of the group, shared by its tiles alone. */
  group: string;
  checked: boolean;
  onChoose: () => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
  sx: SystemStyleObject<Theme>;
  /** Style of the chosen tile. */
  chosenSx: SystemStyleObject<Theme>;
  children: ReactNode;
}) => (
  <Box
    component="label"
    sx={{
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      cursor: 'pointer',
      ...sx,
      ...(checked && chosenSx),
    }}
  >
    <Box
      component="input"
      type="radio"
      name={group}
      ref={inputRef}
      checked={checked}
      onChange={onChoose}
      sx={{
        position: 'absolute',
        inset: 0,
        appearance: 'none',
        width: '100%',
        height: '100%',
        m: 0,
        borderRadius: 'inherit',
        cursor: 'pointer',
      }}
    />
    {children}
  </Box>
);
