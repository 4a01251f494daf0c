import type { CompassDirection } from '../domain/entities/Location';
import type { WeatherObservation } from '../domain/entities/Weather';
import { formatMph } from '../domain/format/formatNumber';
import { isCalm } from '../domain/weather/isCalm';
import { windOnTrack } from '../domain/weather/windOnTrack';
import { Figure } from './Figure';

/** A wind among the other figures of the air: its speed, and below how the driver meets it; calm or not, as high. */
export const WindFigure = ({
  wind: { wind_speed, wind_direction, wind_unknown },
  track,
}: {
  wind: Pick<WeatherObservation, 'wind_speed' | 'wind_direction' | 'wind_unknown'>;
  /** Where the cars go to. */
  track: CompassDirection;
}) => {
  if (wind_unknown || isCalm(wind_speed))
    return <Figure label="Wind" value={wind_unknown ? 'not reported' : 'calm'} below="" />;
  const met = wind_direction && windOnTrack(wind_direction.degrees, track);
  return (
    <Figure
      label="Wind"
      value={formatMph(wind_speed)}
      unit="mph"
      below={met ? `${met.arrow} ${met.word}` : ''}
    />
  );
};
