import { distanceLabels, type Distance } from '@holeshot/shared-core';
import Typography from '@mui/material/Typography';
import { laneInWords, type ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';

/** Line with car, track, distance and lane of a prediction. */
export const PassLine = ({
  place: { vehicle, location },
  finish,
  lane,
}: {
  place: ChosenPlace;
  /** Undefined until there is a prediction. */
  finish: Distance | undefined;
  lane: ChosenLane;
}) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {vehicle.name} · {location.title}
    {finish !== undefined && ` · ${distanceLabels[finish]}`}
    {laneInWords(lane)}
  </Typography>
);
