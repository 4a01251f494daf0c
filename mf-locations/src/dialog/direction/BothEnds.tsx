import { formatWhole, milesBetween, windDirection, type Result } from '@holeshot/shared-core';
import type { DevicePosition } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { directionWord } from '../../find/compassPoints';
import type { Place } from '../../find/Place';
import { useNearMe } from '../../near/useNearMe';
import { coordinatePair } from '../place/coordinatePair';
import { placeOf } from '../place/placeOf';
import { headingBetween } from './headingBetween';

/** Shortest and longest distance (ft) between two ends that make a direction. */
const [shortest, longest] = [300, 5280];

const endOf = (text: string): Place | undefined => {
  const pair = coordinatePair(text);
  return pair && placeOf(pair.lat, pair.lng);
};

const End = ({
  label,
  value,
  onChange,
  findPosition,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
  findPosition: () => Promise<Result<DevicePosition>>;
}) => {
  const { near, find } = useNearMe(findPosition, ({ lat, lng }) =>
    onChange(`${lat.toFixed(5)}, ${lng.toFixed(5)}`),
  );
  const isWrong = value.trim() !== '' && endOf(value) === undefined;
  const problem = isWrong ? 'Paste latitude and longitude, such as 42.6625, -88.0325.' : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' }}>
      <TextField
        label={label}
        placeholder="42.6625, -88.0325"
        autoComplete="off"
        value={value}
        error={isWrong}
        helperText={problem ?? (near.state === 'failed' ? near.message : undefined)}
        onChange={(event) => onChange(event.target.value.slice(0, 60))}
      />
      <Button
        variant="outlined"
        aria-label={`Use my position as the ${label.toLowerCase()}`}
        onClick={find}
        sx={{ minHeight: 56 }}
      >
        {near.state === 'asking' ? 'Finding…' : 'I am here'}
      </Button>
    </Box>
  );
};

/** Fields of both ends of a track, which give its direction; folded until wanted. */
export const BothEnds = ({
  place,
  findPosition,
  onFound,
}: {
  /** Place to open a map at. */
  place: Place | undefined;
  /** Finds the device's position; the browser asks the racer first. */
  findPosition: () => Promise<Result<DevicePosition>>;
  /** Receives the index of the direction, and the start line. */
  onFound: (found: { direction: number; line: Place }) => void;
}) => {
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState('');
  const [finish, setFinish] = useState('');
  if (!open)
    return (
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ alignSelf: 'flex-start' }}>
        Find it from both ends
      </Button>
    );
  const [from, to] = [endOf(start), endOf(finish)];
  const apart = from && to && milesBetween(from, to) * 5280;
  const isTrack = apart !== undefined && apart >= shortest && apart <= longest;
  const heading = from && to && isTrack ? headingBetween(from, to) : undefined;
  const direction = heading === undefined ? undefined : windDirection(heading).index;
  const point = direction === undefined ? '' : directionWord(direction);
  return (
    <Box role="group" aria-label="Both ends of the track" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Paste both ends from a map, or stand at each.{' '}
        {place !== undefined && (
          <Link
            href={`https://www.openstreetmap.org/#map=17/${place.lat}/${place.lng}`}
            target="_blank"
            rel="noreferrer"
          >
            Open a map
          </Link>
        )}
      </Typography>
      <End label="Start line" value={start} onChange={setStart} findPosition={findPosition} />
      <End label="Finish line" value={finish} onChange={setFinish} findPosition={findPosition} />
      <Typography variant="body2" role="status" sx={{ minHeight: '1.43em' }}>
        {apart !== undefined &&
          !isTrack &&
          `The ends are ${formatWhole(apart)} ft apart: no track is so long or short.`}
        {heading !== undefined &&
          apart !== undefined &&
          `The cars run ${point} (${formatWhole(heading)}°). The ends are ${formatWhole(apart)} ft apart.`}
      </Typography>
      {direction !== undefined && from !== undefined && (
        <Button
          variant="contained"
          onClick={() => {
            onFound({ direction, line: from });
            setOpen(false);
          }}
          sx={{ justifySelf: 'start' }}
        >
          Use {point}
        </Button>
      )}
    </Box>
  );
};
