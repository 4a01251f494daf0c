import type { Lane } from '../../entities/LogEntry';
import { headingWords } from '../../cells/headingWords';
import { isNameOfCar, targetOfHead } from './headWords';

/** Lane that the head of a slip's column names. */
export interface HeadLane {
  lane: Lane;
  /** Other words of the head. */
  rest: string;
  /** Index of the same column of the other lane. */
  mirror?: number;
}

const lanes: Record<string, Lane> = {
  ...{ left: 'Left', l: 'Left', right: 'Right', r: 'Right' },
  ...{ 'lane 1': 'Lane 1', 'lane 2': 'Lane 2' },
};
const word = /\b(left|right)\b/g;
const short = /^(l|r|lane [12])(?= (?!\/))|(?<= )(l|r|lane [12])$/;

const laneIn = (head: string): (HeadLane & { isWord: boolean }) | undefined => {
  const text = headingWords(head);
  const words = new Set(text.match(word));
  const isWord = words.size > 0;
  const [said = ''] = isWord ? words : (short.exec(text) ?? []);
  const rest = text
    .replace(isWord ? word : short, '')
    .replace(/ +/g, ' ')
    .trim();
  const lane = words.size > 1 ? undefined : lanes[said];
  if (lane === undefined || (targetOfHead(rest) === undefined && !isNameOfCar(rest))) return undefined;
  return { lane, rest, isWord };
};

/**
 * Finds the lane of each column of a slip by its head; undefined for none or both. A letter or a number names a lane
 * only beside the same column of the other one.
 */
export const headLanes = (heads: readonly string[]): (HeadLane | undefined)[] => {
  const found = heads.map(laneIn);
  const placesOf = ({ rest }: HeadLane, isOf: (lane: Lane) => boolean): number[] =>
    found.flatMap((each, index) => (each?.rest === rest && isOf(each.lane) ? [index] : []));
  return found.map((each, index) => {
    if (each === undefined) return undefined;
    const { isWord, ...named } = each;
    const nth = placesOf(each, (lane) => lane === each.lane).indexOf(index);
    const mirror = placesOf(each, (lane) => lane !== each.lane)[nth];
    return mirror === undefined ? (isWord ? named : undefined) : { ...named, mirror };
  });
};
