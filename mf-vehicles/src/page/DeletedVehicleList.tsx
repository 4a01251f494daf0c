import { icons, undoDaysWords, type DeletedVehicle } from '@holeshot/shared-core';
import { DeletedRow, Icon, Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** List of deleted vehicles with the days left to restore each. */
export const DeletedVehicleList = ({
  deleted,
  locked,
  now,
  onRestore,
}: {
  deleted: readonly DeletedVehicle[];
  /** No write access: shows locks. */
  locked: boolean;
  /** Milliseconds. */
  now: number;
  onRestore: (deleted: DeletedVehicle) => void;
}) => (
  <Box component="section" aria-labelledby="recently-deleted" sx={{ mt: 4, maxWidth: 640 }}>
    <Typography id="recently-deleted" variant="h2">
      Recently deleted
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
      Restore brings back its passes, predictions and tune history.
    </Typography>
    <Panel sx={{ py: 0 }}>
      <Box component="ul" role="list" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {deleted.map((each) => (
          <DeletedRow key={each.vehicle.uid} name={each.vehicle.name} about={undoDaysWords(each, now)}>
            <Button
              variant="outlined"
              aria-label={`Restore ${each.vehicle.name}`}
              {...(locked && { startIcon: <Icon path={icons.lockIcon} size={20} /> })}
              onClick={() => onRestore(each)}
            >
              Restore
            </Button>
          </DeletedRow>
        ))}
      </Box>
    </Panel>
  </Box>
);
