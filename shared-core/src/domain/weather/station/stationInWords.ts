import type { WeatherStation } from '../../entities/Location';
import { formatMph } from '../../format/formatNumber';
import { sourceInWords } from './sourceInWords';

/**
 * Names a station with its distance in miles from the track: `Kenosha Regional, 6.7 mi`.
 * @param source of the report, where it is not the weather service
 */
export const stationInWords = (
  { name, distance }: Pick<WeatherStation, 'name' | 'distance'>,
  source?: string,
): string => `${name}, ${formatMph(distance)} mi${source === undefined ? '' : `, ${sourceInWords(source)}`}`;
