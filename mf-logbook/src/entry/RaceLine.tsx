import type { RaceEvent } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** One line about the race of a pass, with a button that edits it. */
export const RaceLine = ({ event, onOpen }: { event: RaceEvent; onOpen: () => void }) => {
  const { round, name, opponent } = event;
  const parts = [round, name, opponent && `against ${opponent}`].filter((part) => part !== undefined);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {parts.length === 0 ? 'A race' : parts.join(' · ')}
      </Typography>
      <Button variant="outlined" onClick={onOpen}>
        Edit the round
      </Button>
    </Box>
  );
};
