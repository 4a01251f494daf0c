import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, type ReactNode } from 'react';

const inLine = { display: 'flex', flexWrap: 'wrap', gap: 0.5 } as const;
const inTwos = {
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))',
  '& .MuiButton-root': { justifyContent: 'flex-start', textAlign: 'left' },
} as const;
const style = {
  '& .MuiButton-root': { minHeight: 44, px: 1.25, borderRadius: '22px', fontSize: '0.9375rem' },
} as const;

/** Buttons that compare and print the passes. */
export const PassTools = memo(
  ({
    wide,
    disabled,
    compares,
    onCompare,
    onPrint,
    children,
  }: {
    wide: boolean;
    /** Not all passes are known. */
    disabled: boolean;
    /** Passes are being chosen or compared. */
    compares: boolean;
    onCompare: () => void;
    onPrint: () => void;
    /** Further tools. */
    children?: ReactNode;
  }) => (
    <Box sx={[style, wide ? inLine : inTwos]}>
      <Button
        disabled={disabled}
        aria-expanded={compares}
        startIcon={<Icon path={icons.compareIcon} size={20} />}
        onClick={onCompare}
        sx={compares ? { bgcolor: 'action.selected' } : {}}
      >
        Compare
      </Button>
      <Button disabled={disabled} startIcon={<Icon path={icons.printIcon} size={20} />} onClick={onPrint}>
        Print
      </Button>
      {children}
    </Box>
  ),
);
PassTools.displayName = 'PassTools';
