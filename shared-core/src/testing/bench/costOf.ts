import { worstTexts } from './worstTexts';

/** Cost of the worst text for a parser. */
export interface Cost {
  /** Name of the text. */
  text: string;
  /** Processor's time of the reading, or of its longest step, in milliseconds; the least of three. */
  ms: number;
}

const isWork = (result: unknown): result is Iterator<unknown> =>
  typeof (result as Partial<Iterator<unknown>> | null | undefined)?.next === 'function';

const longestStep = (parse: (text: string) => unknown, text: string): number => {
  let before = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const result = parse(text);
  let longest = spent();
  if (!isWork(result)) return longest;
  for (let isDone: boolean | undefined = false; isDone !== true; longest = Math.max(longest, spent())) {
    before = process.cpuUsage();
    isDone = result.next().done;
  }
  return longest;
};

/** Measures a parser with its worst texts of so many characters. One that seems slow is measured twice more. */
export const costOf = (parse: (text: string) => unknown, length: number, slow = 10): Cost =>
  worstTexts(length).reduce<Cost>(
    (worst, [text, content]) => {
      const first = longestStep(parse, content);
      if (first <= worst.ms || first <= slow) return first > worst.ms ? { text, ms: first } : worst;
      const ms = Math.min(first, longestStep(parse, content), longestStep(parse, content));
      return ms > worst.ms ? { text, ms } : worst;
    },
    { text: '', ms: 0 },
  );
