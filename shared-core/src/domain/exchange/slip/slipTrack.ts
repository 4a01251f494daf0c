import type { Location } from '../../entities/Location';
import { plainName } from '../../cells/plainName';

/** The racer's tracks, as far as a slip can name them. */
export type NamedTrack = Pick<Location, 'uid' | 'title'>;

/** The track that a slip names. */
export interface SlipTrack {
  /** As the slip says it, in letters of a title. */
  name: string;
  /** The racer's tracks it can be: none, one, or several that nobody can tell apart. */
  uids: string[];
  /** Such a track has another kind of name, or more of one: to be looked at. */
  doubtful: boolean;
  /** The index of the line that says so. */
  line: number;
}

/** The kinds of track a name ends in; one of these makes a line at the head of a slip the name of one. */
const kind =
  /\b(?:drag(?:a|\s?o)?\s?way|drag\s?(?:strip|plex|park)|(?:motor|race)\s?(?:plex|way)|speedway|race\s?(?:park|track)|motor\s?sports?\s(?:park|complex))\b/gi;
/** Words that many names of tracks have. */
const common =
  /\b(?:welcome|thank|you|for|racing|to|the|at|of|strip|drag|race|motor|sports?|motorsports?|international|park|complex|track)\b/gi;

const key = (name: string): string =>
  plainName(name.replace(kind, ' ').replace(common, ' ')) || plainName(name);
const kindOf = (name: string): string =>
  plainName((name.match(kind) ?? []).join('')).replace(/drag[ao]way/g, 'dragway');

/** The head of a slip is over after so many lines that say something. */
const headLines = 6;
/** Shorter ones are in too much else. */
const leastLetters = 3;

/** Whether whole words of a line, run together or apart, are a name. */
const holds = (line: string, plain: string): boolean => {
  if (plain.length < leastLetters || !/\p{L}/u.test(plain)) return false;
  const words = line.split(/[^\p{L}\p{N}]+/u).map(plainName);
  return words.some((_, start) => {
    let joined = '';
    for (let at = start; at < words.length && joined.length < plain.length; at += 1)
      joined += words[at] ?? '';
    return joined === plain;
  });
};

const titled = (text: string): string =>
  text === text.toUpperCase()
    ? text.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;

/** A line without what thanks and greets before the name, and without the town behind it. */
const nameIn = (line: string): string =>
  titled(
    (line.split(/\s[-–—|•*]+\s|[,|•*]/).find((part) => part.search(kind) >= 0) ?? line)
      .replace(/^.*\b(?:welcome to|racing at|thank you from)\s+/i, '')
      .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}.)])[^\p{L}\p{N}.)]+$/gu, '')
      .replace(/\s+/g, ' '),
  );

/**
 * Finds the track that a slip names: one of the racer's by its whole title in any line, or by the words of it at the
 * head; else the name at the head, which is none of theirs.
 * @param lines of the slip, without dates and times of day
 * @param numbers whether a line holds numbers of the slip
 */
export const slipTrack = (
  lines: readonly string[],
  numbers: (line: number) => boolean,
  tracks: readonly NamedTrack[],
): SlipTrack | undefined => {
  const said = lines.map((text, line) => ({ text, line })).filter(({ text }) => /\p{L}/u.test(text));
  const whole = said.flatMap(({ text, line }) => {
    const uids = tracks.filter(({ title }) => holds(text, plainName(title))).map(({ uid }) => uid);
    return uids.length === 0 ? [] : [{ name: nameIn(text), uids, doubtful: false, line }];
  });
  if (whole[0] !== undefined) return whole[0];
  const slip = lines.findIndex((_, line) => numbers(line));
  const head = said.filter(({ line }) => slip < 0 || line < slip).slice(0, headLines);
  const named = head.find(({ text }) => text.search(kind) >= 0);
  for (const { text, line } of named === undefined ? head : [named]) {
    const name = nameIn(text);
    const fits = tracks.filter(({ title }) => holds(text, key(title)));
    const sure = fits.every(({ title }) => {
      const [one, other] = [kindOf(title), kindOf(name)];
      return key(title) === key(name) && (one === other || one === '' || other === '');
    });
    if (fits.length > 0) return { name, uids: fits.map(({ uid }) => uid), doubtful: !sure, line };
  }
  return named && { name: nameIn(named.text), uids: [], doubtful: false, line: named.line };
};
