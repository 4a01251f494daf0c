import {
  formatClock,
  formatMph,
  formatSeconds,
  formatWhole,
  isCalm,
  windOnTrack,
  type Location,
  type WeatherObservation,
  type WeatherStation,
} from '@holeshot/shared-core';
import Typography from '@mui/material/Typography';

const hourInMs = 3_600_000;

const windText = ({ wind_speed, wind_direction }: WeatherObservation, location: Location): string => {
  if (isCalm(wind_speed)) return 'calm';
  if (wind_direction === undefined) return `${formatWhole(wind_speed)} mph`;
  const { arrow, word } = windOnTrack(wind_direction.degrees, location.track_direction);
  return `${formatWhole(wind_speed)} mph ${arrow} ${word}`;
};

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
        {station === undefined ? 'as it was saved' : `${station.name}, ${formatMph(station.distance)} mi`}
        {source !== undefined && `, by the ${source}`}
      </Typography>
      <Typography sx={{ fontWeight: 500 }}>
        {formatWhole(observation.air_temp)} °F · {formatWhole(observation.humidity)} % ·{' '}
        {formatSeconds(observation.pressure, 2)} inHg · {windText(observation, location)}
      </Typography>
      {apart >= hourInMs && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          Measured {Math.floor(apart / hourInMs)} h away from this pass.
        </Typography>
      )}
    </>
  );
};
