import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const bar = (height: number, width: string) => (
  <Box sx={{ height, width, borderRadius: '16px', bgcolor: 'action.hover', mb: 2 }} />
);

/** The placeholder of a part while its code loads, laid out like the part so that nothing jumps. */
export const LoadingPart = ({
  kind,
  title,
  onClose,
}: {
  kind: 'page' | 'dialog' | 'widget';
  title: string;
  /** Given for a dialog: its own Close button has not loaded. */
  onClose?: (() => void) | undefined;
}) => (
  <Box
    role="status"
    aria-label={`${title} is loading`}
    sx={{ px: kind === 'widget' ? 0 : { xs: 2, md: 3 }, py: kind === 'widget' ? 0 : 2 }}
  >
    {onClose !== undefined && (
      <Button variant="outlined" onClick={onClose} sx={{ mb: 2 }}>
        Close
      </Button>
    )}
    {kind !== 'widget' && bar(32, '40%')}
    {bar(kind === 'widget' ? 148 : 220, '100%')}
    {kind === 'page' && bar(120, '100%')}
  </Box>
);
