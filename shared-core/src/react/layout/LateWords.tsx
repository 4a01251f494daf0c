import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

/** Time (ms) after which a placeholder says in words what is awaited. */
const patience = 2_500;

/** Words over the end of a placeholder, once it has stood for long; they take no room, so that nothing moves. */
export const LateWords = ({ children }: { children: string }) => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box sx={{ position: 'relative', height: 0 }}>
      <Typography
        variant="body2"
        sx={{ position: 'absolute', bottom: 0, insetInline: 0, p: 1, bgcolor: 'background.paper' }}
        style={{ visibility: late ? 'visible' : 'hidden' }}
      >
        {children}
      </Typography>
    </Box>
  );
};
