import {
  formatClock,
  formatSeconds,
  formatWhole,
  stationInWords,
  windInWords,
  type Location,
  type WeatherObservation,
  type WeatherStation,
} from '@holeshot/shared-core';
import Typography from '@mui/material/Typography';

const hourInMs = 3_600_000;

/** The air of the pass: when it was measured, where, and its numbers as they are stored. */
export const FoundWeather = ({
  observation,
  station,
  source,
  location,
  at,
}: {
  observation: WeatherObservation;
  /** Undefined where it was saved with the pass. */
  station?: WeatherStation | undefined;
  /** Who reported it, where it is not the weather service. */
  source?: string | undefined;
  location: Location;
  /** When the pass was run, ISO 8601. */
  at: string;
}) => {
  const apart = Math.abs(Date.parse(observation.datetime) - Date.parse(at));
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Weather at {formatClock(observation.datetime, location.timezone)} ·{' '}
        {station === undefined ? 'as it was saved' : stationInWords(station, source)}
      </Typography>
      <Typography sx={{ fontWeight: 500 }}>
        {formatWhole(observation.air_temp)} °F · {formatWhole(observation.humidity)} % ·{' '}
        {formatSeconds(observation.pressure, 2)} inHg ·{' '}
        {windInWords(observation, location.track_direction, `${formatWhole(observation.wind_speed)} mph`)}
      </Typography>
      {apart >= hourInMs && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          Measured {Math.floor(apart / hourInMs)} h away from this pass.
        </Typography>
      )}
    </>
  );
};
