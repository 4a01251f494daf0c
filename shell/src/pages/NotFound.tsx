import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** The page of an unknown path, shown without the layout. */
export const NotFound = () => (
  <Stack
    component="main"
    spacing={2}
    sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', p: 3, textAlign: 'center' }}
  >
    <Typography variant="h1">Not Found</Typography>
    <Typography sx={{ color: 'text.secondary' }}>There is no page at this address.</Typography>
    <Button variant="contained" href="/">
      Go to Home
    </Button>
  </Stack>
);
