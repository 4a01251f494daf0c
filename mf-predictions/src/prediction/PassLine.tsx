import { distanceLabels, type Distance, type Seconds } from '@holeshot/shared-core';
import Typography from '@mui/material/Typography';
import { laneInWords, type ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';
import { timerInWords } from '../choice/timerInWords';

/** Line with car, track, distance, lane and timer of a prediction. */
export const PassLine = ({
  place: { vehicle, location },
  finish,
  lane,
  timer,
}: {
  place: ChosenPlace;
  /** Undefined until there is a prediction. */
  finish: Distance | undefined;
  lane: ChosenLane;
  /** Timer of the throttle stop; undefined for a car without one. */
  timer: Seconds | undefined;
}) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {vehicle.name} · {location.title}
    {finish !== undefined && ` · ${distanceLabels[finish]}`}
    {laneInWords(lane)}
    {timerInWords(timer)}
  </Typography>
);
