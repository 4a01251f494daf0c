import { icons } from '@holeshot/shared-core';
import { Icon, Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { FoldFigure } from './FoldFigure';
import { foldRow } from './foldRow';

/** Returns whether the screen has room for open panels beside the prediction. */
const isWide = (): boolean => !window.matchMedia('(max-width: 899.95px)').matches;

/** Panel that folds to its title and one figure; it begins open where the screen is wide. */
export const FoldPanel = ({
  title,
  figure,
  children,
}: {
  title: string;
  /** Shown while it is folded. */
  figure: string | undefined;
  children: ReactNode;
}) => {
  const id = useId();
  const [open, setOpen] = useState(isWide);
  return (
    <Panel label={title} sx={{ p: 0 }}>
      <Typography variant="h2">
        <Box
          component="button"
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={foldRow}
        >
          <span>{title}</span>
          <FoldFigure>{open ? undefined : figure}</FoldFigure>
          <Box component="span" sx={{ display: 'flex', transform: open ? 'rotate(180deg)' : 'none' }}>
            <Icon path={icons.expandIcon} />
          </Box>
        </Box>
      </Typography>
      <Box id={id} hidden={!open} sx={{ px: 2, pb: 2 }}>
        {open && children}
      </Box>
    </Panel>
  );
};
