import type { WeatherStation } from '../../entities/Location';
import { formatMph } from '../../format/formatNumber';
import { sourceInWords } from './sourceInWords';

/** Names a station, its miles from the track and a foreign source: `Kenosha Regional, 6.7 mi`. */
export const stationInWords = (
  { name, distance }: Pick<WeatherStation, 'name' | 'distance'>,
  source?: string,
): string => `${name}, ${formatMph(distance)} mi${source === undefined ? '' : `, ${sourceInWords(source)}`}`;
