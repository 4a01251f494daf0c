import TextField from '@mui/material/TextField';
import type { Vehicle } from '@holeshot/shared-core';

/** Whose passes are shown; an empty uid means all of them. */
export const VehicleChooser = ({
  vehicles,
  vehicleUid,
  onChoose,
}: {
  vehicles: Vehicle[];
  vehicleUid: string;
  onChoose: (vehicleUid: string) => void;
}) => (
  <TextField
    select
    size="small"
    label="Vehicle"
    value={vehicleUid}
    onChange={(event) => onChoose(event.target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    sx={{ minWidth: 144, maxWidth: { xs: 200, md: 280 } }}
  >
    <option value="">All vehicles</option>
    {vehicles.map((vehicle) => (
      <option key={vehicle.uid} value={vehicle.uid}>
        {vehicle.name}
      </option>
    ))}
  </TextField>
);
