import { lanes, qualities, results, type Lane, type PassResult, type Quality } from '../../entities/LogEntry';

const laneWords: [RegExp, Lane][] = [
  [/^(l(eft)?|links)( lane)?$/i, 'Left'],
  [/^(r(ight)?|rechts)( lane)?$/i, 'Right'],
  [/^(lane )?1$/i, 'Lane 1'],
  [/^(lane )?2$/i, 'Lane 2'],
  [/^(lane )?3$/i, 'Lane 3'],
  [/^(lane )?4$/i, 'Lane 4'],
];

const resultWords: [RegExp, PassResult][] = [
  [/^(w|win|won|winner|1st|first|yes|y)\b/i, 'Win'],
  [
    /^(l|loss|lost|lose|loser|2nd|second|no|n|r\/?l|red( ?light)?|foul\w*|b\/?o|break ?out|dq|dsq|disq\w*|r\/u)\b/i,
    'Loss',
  ],
  [
    /^(t|t\/?o|t\/?t|tt?\d*|time( only| trial| run)?|test( and| &)? ?t?une?|test|practice|q\d*|qual\w*|single|bye)\b/i,
    'Time Only',
  ],
];

const qualityWords: [RegExp, Quality][] = [
  [/^(all ?out|full|good|clean|ok)\b/i, 'All Out'],
  [/^(spun|spin\w*|slip\w*|tire ?spin)\b/i, 'Spun'],
  [/^(lift\w*|coast\w*|brak\w*|off early)\b/i, 'Lifted'],
  [
    /^(flaw\w*|bad|miss\w*|brok?e\w*|abort\w*|dnf|did not finish|dns|did not start|shut ?(off|down)|cross\w*|center ?line|wall)\b/i,
    'Flawed',
  ],
];

const reader =
  <Value extends string>(values: readonly Value[], words: [RegExp, Value][]) =>
  (cell: string): Value | undefined => {
    const text = cell.trim();
    return (
      values.find((value) => value.toLowerCase() === text.toLowerCase()) ??
      words.find(([fits]) => fits.test(text))?.[1]
    );
  };

/** Words that stand for a lost round wherever a time is expected; of a win no time is missing. */
const lossInsteadOfTime = /^(r\/?l|red( ?light)?|foul\w*|b\/?o|break ?out|dq|dsq|disq\w*)$/i;

/** Result or quality by the word that stands in place of a time. */
export interface Outcome {
  result?: PassResult;
  quality?: Quality;
}

/** Reads a word in place of a time: `DNF`, `Red`; undefined where it is none. */
export const readOutcome = (cell: string): Outcome | undefined => {
  const text = cell.trim();
  if (lossInsteadOfTime.test(text)) return { result: 'Loss' };
  const quality = /^[a-z ]{2,20}$/i.test(text) ? readQuality(text) : undefined;
  return quality === undefined || quality === 'All Out' ? undefined : { quality };
};

/** Reads the lane in a cell; undefined where it names none. */
export const readLane = reader(lanes, laneWords);
/** Reads the result in a cell, however it is abbreviated. */
export const readResult = reader(results, resultWords);
/** Reads the quality in a cell. */
export const readQuality = reader(qualities, qualityWords);
