import type { CompassDirection } from '../../domain/entities/Location';
import type { WeatherObservation } from '../../domain/entities/Weather';
import { formatMph } from '../../domain/format/formatNumber';
import { metWind } from '../../domain/weather/wind/metWind';
import { Figure } from './Figure';

/** Wind as a figure: its speed, and its direction to the driver below; calm takes the same height. */
export const WindFigure = ({
  wind,
  track,
}: {
  wind: Pick<WeatherObservation, 'wind_speed' | 'wind_direction' | 'wind_unknown'>;
  /** Direction in which the cars travel. */
  track: CompassDirection;
}) => {
  const met = metWind(wind, track);
  if (typeof met === 'string') return <Figure label="Wind" value={met} below="" />;
  return (
    <Figure
      label="Wind"
      value={formatMph(wind.wind_speed)}
      unit="mph"
      below={met ? `${met.arrow} ${met.word}` : ''}
    />
  );
};
