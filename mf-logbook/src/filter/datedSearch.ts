import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { wordsOf, type ReadSearch, type SearchedPart } from './plainSearch';

dayjs.extend(customParseFormat);

/** Dates that racers type, each with the part of a race day that it means. */
const dates = [
  { typed: ['M/D/YYYY', 'M/D/YY', 'MMM D YYYY', 'MMMM D YYYY', 'YYYY-MM-DD'], means: 'YYYY-MM-DD' },
  { typed: ['M/YYYY', 'MMM YYYY', 'MMMM YYYY', 'YYYY-MM'], means: 'YYYY-MM-' },
  { typed: ['YYYY'], means: 'YYYY-' },
  { typed: ['M/D', 'MMM D', 'MMMM D'], means: '-MM-DD' },
  { typed: ['MMM', 'MMMM'], means: '-MM-' },
];

/** Year that has every day, for dates without one. */
const leapYear = '2000';

/** Returns the part of a race day that some words mean; undefined if they are no date. */
const dayOf = (words: readonly string[]): string | undefined => {
  const text = words
    .map((word) => word.replace(/,$/, '').replace(/^0(?=\d$)/, ''))
    .map((word) => (word === 'sept' ? 'Sep' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
    .replace(/^0?(\d+\/)0?(?=\d)/, '$1');
  for (const { typed, means } of dates) {
    const hasYear = means.startsWith('YYYY');
    for (const format of typed) {
      const date = hasYear ? dayjs(text, format, true) : dayjs(`${text} ${leapYear}`, `${format} YYYY`, true);
      if (date.isValid()) return date.format(means);
    }
  }
  return undefined;
};

/** Most words of a date: `May 3, 2025`. */
const longestDate = 3;

/** Reads a search whose words may be dates: `2025`, `May`, `May 3`, `05/03/2025`. Of several readings the longest counts. */
export const datedSearch: ReadSearch = (text) => {
  const parts: SearchedPart[] = [];
  let left = wordsOf(text);
  while (left.length > 0) {
    let count = Math.min(longestDate, left.length);
    let day = dayOf(left.slice(0, count));
    while (day === undefined && count > 1) {
      count -= 1;
      day = dayOf(left.slice(0, count));
    }
    parts.push({ words: left.slice(0, count), ...(day !== undefined && { day }) });
    left = left.slice(count);
  }
  return parts;
};
