import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

/** Dashed frame that takes the first dropped file. */
export const DropField = ({
  onFile,
  sx,
  children,
}: {
  onFile: (file: File) => void;
  sx: SxProps<Theme>;
  children: ReactNode;
}) => {
  const [over, setOver] = useState(false);
  return (
    <Box
      data-testid="drop"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file !== undefined) onFile(file);
      }}
      sx={
        [
          { border: '2px dashed', borderColor: 'divider' },
          ...(Array.isArray(sx) ? (sx as SxProps<Theme>[]) : [sx]),
          over && { borderColor: 'primary.main', bgcolor: 'action.hover' },
        ] as SxProps<Theme>
      }
    >
      {children}
    </Box>
  );
};
