import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Success note, announced when it appears; takes no room before. */
export const DoneNote = ({ text }: { text: string | undefined }) => (
  <Box role="status" sx={{ '&&:empty': { mt: 0 } }}>
    {text !== undefined && <Typography variant="body2">{text}</Typography>}
  </Box>
);
