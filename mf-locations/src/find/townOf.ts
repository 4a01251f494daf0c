import { countryName } from './regions';

/** Formats a track's known city and state as one text; a country other than the US and Canada too. */
export const townOf = ({
  city,
  state,
  country = 'US',
}: {
  city: string;
  state: string;
  country?: string;
}): string =>
  [city, state, ['US', 'CA'].includes(country) ? '' : countryName(country)]
    .filter((part) => part !== '')
    .join(', ');
