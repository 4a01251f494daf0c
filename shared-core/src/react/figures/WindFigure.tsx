import type { CompassDirection } from '../../domain/entities/Location';
import type { WeatherObservation } from '../../domain/entities/Weather';
import { formatMph } from '../../domain/format/formatNumber';
import { metWind } from '../../domain/weather/wind/metWind';
import { Figure } from './Figure';

/** A wind among the other figures of the air: its speed, and below how the driver meets it; calm or not, as high. */
export const WindFigure = ({
  wind,
  track,
}: {
  wind: Pick<WeatherObservation, 'wind_speed' | 'wind_direction' | 'wind_unknown'>;
  /** Where the cars go to. */
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
