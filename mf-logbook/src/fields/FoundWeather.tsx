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

/** Weather of the pass as stored, with station and time. */
export const FoundWeather = ({
  observation,
  station,
  source,
  location,
  at,
}: {
  observation: WeatherObservation;
  /** Undefined if saved with the pass. */
  station?: WeatherStation | undefined;
  /** Source other than the weather service. */
  source?: string | undefined;
  location: Location;
  /** Time of the pass, ISO 8601. */
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
