/** Round that a slip names. */
export interface SlipRound {
  /** Name as the form has it, such as `T1`, `Q2` or `E3`; `Round 2` where the slip tells no kind. */
  name: string;
  /** Words of the slip. */
  text: string;
  /** Index of its line. */
  line: number;
}

const kinds = {
  T: String.raw`time[ -]?(?:trials?|runs?)|t\/t`,
  Q: 'qual(?:if(?:y(?:ing)?|ier|ication))?s?',
  E: 'elim(?:ination)?s?',
};
const kindWords = Object.entries(kinds)
  .map(([letter, words]) => `(?<${letter}>${words})`)
  .join('|');
const gap = String.raw`[\s:=.#-]{0,16}`;
const begin = String.raw`(?<=^|[|;]|\s\s)`;
/** `ROUND 2`, `ELIM RND: E3`, `TIME TRIAL #1`, with nothing else up to a gap of two spaces. */
const numbered = new RegExp(
  String.raw`${begin}(?=[a-z])(?:\b(?:${kindWords})\b\.?${gap})?(?<word>\b(?:round|rnd|rd|session)\b\.?${gap})?(?<letter>[tqe])?(?<number>\d{1,2})(?=\s*$|\s*[|;]|\s\s)(?!\s+(?!\k<number>\b)\d)`,
  'gi',
);
const alone = new RegExp(String.raw`${begin}(?:${kindWords})(?=\s*$|\s*[|;]|\s\s)`, 'gi');

const kindOf = (groups: Record<string, string | undefined>): string | undefined =>
  Object.keys(kinds).find((letter) => groups[letter] !== undefined);

/** Finds the round that a slip names; undefined where two places name different ones. */
export const slipRound = (lines: readonly string[]): SlipRound | undefined => {
  const found = lines.flatMap((text, line) =>
    [...text.matchAll(numbered)].flatMap(({ 0: words, groups = {} }) => {
      const said = [kindOf(groups), groups['letter']?.toUpperCase()].filter((each) => each !== undefined);
      // A letter alone may be a class, and two kinds contradict each other.
      const isNone = kindOf(groups) === undefined && groups['word'] === undefined;
      return isNone || new Set(said).size > 1
        ? []
        : [{ kind: said[0], number: Number(groups['number']), text: words, line }];
    }),
  );
  const told = new Set([
    ...found.flatMap(({ kind }) => kind ?? []),
    ...lines.flatMap((text) => [...text.matchAll(alone)].flatMap(({ groups = {} }) => kindOf(groups) ?? [])),
  ]);
  const [first] = found;
  if (first === undefined || first.number === 0 || told.size > 1) return undefined;
  if (found.some(({ number }) => number !== first.number)) return undefined;
  const [kind] = told;
  return {
    name: kind === undefined ? `Round ${first.number}` : `${kind}${first.number}`,
    text: first.text,
    line: first.line,
  };
};

/** Replaces the round in a line by spaces. */
export const withoutRound = (line: string): string =>
  line.replace(numbered, (words: string, ...groups) => {
    const said = groups.at(-1) as Record<string, string | undefined>;
    return kindOf(said) === undefined && said['word'] === undefined ? words : ' '.repeat(words.length);
  });
