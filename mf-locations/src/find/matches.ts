import { regionName } from './regions';

/** Searched facts of a track. */
export interface Findable {
  title: string;
  city: string;
  state: string;
  zip?: string;
}

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * Whether each word of a query begins a word of the track's title, city, state or ZIP; accents and case do not count,
 * and a state is found by its letters and by its name.
 */
export const matches = ({ title, city, state, zip = '' }: Findable, query: string): boolean => {
  const found = words([title, city, state, regionName(state), zip].join(' '));
  return words(query).every((word) => found.some((each) => each.startsWith(word)));
};
