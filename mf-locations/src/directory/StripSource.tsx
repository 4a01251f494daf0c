import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Strip } from './parseStrips';

/** Source of a track's facts and doubts about them, behind a button. */
export const StripSource = ({ strip: { title, source, note } }: { strip: Strip }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Button
        size="small"
        aria-label={`Source of ${title}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ minHeight: 32, px: 1, ml: -1, fontWeight: 400 }}
      >
        Source
      </Button>
      <Typography
        id={id}
        hidden={!open}
        variant="caption"
        component="p"
        sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {open && `${source}${note === undefined ? '' : `. ${note}.`}`}
      </Typography>
    </Box>
  );
};
