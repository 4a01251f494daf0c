import { countryName, regionName } from './regions';

/** Searched facts of a track. */
export interface Findable {
  title: string;
  city: string;
  state: string;
  zip?: string;
  /** Older and other names. */
  aka?: string;
  /** ISO 3166; absent for an own track. */
  country?: string;
}

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * Tells whether each word of a query begins a word of the track's names, city, state, ZIP or country. Accents and case
 * do not count; a state and a country match by their letters and by their names.
 */
export const matches = (track: Findable, query: string): boolean => {
  const { title, aka = '', city, state, zip = '', country = '' } = track;
  const found = words(
    [title, aka, city, state, regionName(state, country), zip, country, countryName(country)].join(' '),
  );
  return words(query).every((word) => found.some((each) => each.startsWith(word)));
};
