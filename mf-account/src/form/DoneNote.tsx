import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Says that something worked, read out when it appears; takes no room until then. */
export const DoneNote = ({ text }: { text: string | undefined }) => (
  <Box role="status" sx={{ '&&:empty': { mt: 0 } }}>
    {text !== undefined && <Typography variant="body2">{text}</Typography>}
  </Box>
);
