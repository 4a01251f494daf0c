import { Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { ChangeList } from './ChangeList';
import type { HistoryRow } from './historyRows';

/** Card of one version of a tune: time, reason, changes and a button back to it. */
export const HistoryCard = ({
  row: { when, why, changes, isAnotherCar, inUse, undoTo },
  onUndo,
  onRestore,
}: {
  row: HistoryRow;
  onUndo: () => void;
  onRestore: () => void;
}) => (
  <Panel>
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {why}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {when}
        </Typography>
      </Box>
      {inUse && <Chip size="small" color="primary" variant="outlined" label="In use" />}
    </Box>
    <ChangeList changes={changes} />
    {isAnotherCar && (
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Counts as a new car from here on: earlier passes count less.
      </Typography>
    )}
    {undoTo !== undefined && (
      <Button variant="outlined" sx={{ mt: 1.5 }} aria-label={`Undo the change of ${when}`} onClick={onUndo}>
        Undo
      </Button>
    )}
    {!inUse && (
      <Button
        variant="outlined"
        sx={{ mt: 1.5 }}
        aria-label={`Go back to the tune of ${when}`}
        onClick={onRestore}
      >
        Go back to this
      </Button>
    )}
  </Panel>
);
