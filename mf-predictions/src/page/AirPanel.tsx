import {
  densityAltitude,
  stationInWords,
  formatSeconds,
  formatWhole,
  grains,
  isCalm,
  isCorrected,
  windOnTrack,
  type Failure,
  type Location,
  type WeatherObservation,
  type WeatherStation,
} from '@holeshot/shared-core';
import { Figure, FigureList, Panel } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';

const windFigure = ({ wind_speed, wind_direction, wind_unknown }: WeatherObservation, location: Location) => {
  if (wind_unknown) return { value: 'not reported', unit: '' };
  if (isCalm(wind_speed)) return { value: 'calm', unit: '' };
  const speed = formatWhole(wind_speed);
  if (wind_direction === undefined) return { value: speed, unit: 'mph' };
  const { arrow, word } = windOnTrack(wind_direction.degrees, location.track_direction);
  return { value: `${speed} ${arrow}`, unit: `mph, ${word}` };
};

/** The air at the track that the prediction was made with, and why there is no newer one where that is so. */
export const AirPanel = ({
  air,
  location,
  station,
  source,
  failure,
}: {
  air: WeatherObservation;
  location: Location;
  station: WeatherStation;
  /** Who reported it, where it is not the weather service. */
  source: string | undefined;
  failure: Failure | undefined;
}) => (
  <Panel label="Weather">
    <Typography variant="h2" sx={{ mb: 1 }}>
      Weather
    </Typography>
    <FigureList>
      <Figure label="Density alt." value={formatWhole(densityAltitude(air))} unit="ft" />
      <Figure label="Air" value={formatWhole(air.air_temp)} unit="°F" />
      <Figure
        label="Humidity"
        value={formatWhole(air.humidity)}
        unit={`% · ${formatWhole(grains(air))} gr`}
      />
      <Figure label="Pressure" value={formatSeconds(air.pressure, 2)} unit="inHg" />
      <Figure label="Wind" {...windFigure(air, location)} />
    </FigureList>
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
      {stationInWords(station, source)}
      {isCorrected(location, station.id) &&
        '. Predictions go by it as it is, without the difference of your own station: your passes were logged so.'}
    </Typography>
    {failure !== undefined && (
      <Typography variant="body2" role="status" sx={{ color: 'warning.main', mt: 0.5 }}>
        {failure.message} This is the last weather known; it is asked for again every minute.
      </Typography>
    )}
  </Panel>
);
