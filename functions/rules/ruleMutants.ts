import type { RuleExpression } from './readRuleCoverage';

/** The rules with one thing broken, and in words which. */
export interface RuleMutant {
  name: string;
  rules: string;
  /** The place that is broken, in the rules as they were. */
  from: number;
  to: number;
  /** What the condition there gives now; null where the place is no condition. */
  gives: boolean | null;
  /** Whether it is more likely to refuse the honest than to allow the hostile. */
  stricter: boolean;
}

const lineAt = (rules: string, offset: number): number => rules.slice(0, offset).split('\n').length;

const swapped = (
  rules: string,
  { from, to }: { from: number; to: number },
  by: string | boolean,
  stricter = by === false,
): RuleMutant => ({
  name: `line ${lineAt(rules, from)}: ${rules.slice(from, to).replace(/\s+/g, ' ')} → ${by}`,
  rules: `${rules.slice(0, from)}${by}${rules.slice(to)}`,
  from,
  to,
  gives: typeof by === 'boolean' ? by : null,
  stricter,
});

/** Limits and field names are no expressions of the report: they are found in the text. */
const found = (rules: string, pattern: RegExp): { from: number; to: number; text: string }[] =>
  [...rules.matchAll(pattern)].map(({ 0: text, index }) => ({ from: index, to: index + text.length, text }));

/**
 * Breaks the rules in every place, one at a time: each condition made always true and always false, each limit one
 * lower and one higher, each field called by another name.
 * @param expressions of these rules, with what all requests together made of them
 */
export const ruleMutants = (rules: string, expressions: readonly RuleExpression[]): RuleMutant[] => {
  // A body that begins with a variable is reported too, and cannot be replaced by a value.
  const conditions = expressions.filter(
    ({ gave, from }) => gave.some((value) => value !== null) && !rules.startsWith('let ', from),
  );
  const limits = found(rules, /(?<=[<>]=? |== )\d+|(?<=, )[1-9]\d*(?=\))/g);
  const fields = found(rules, /'\w{2,}'/g);
  return [
    ...conditions.flatMap((place) => [swapped(rules, place, true), swapped(rules, place, false)]),
    ...limits.flatMap((place) => [
      swapped(rules, place, String(Number(place.text) - 1), true),
      swapped(rules, place, String(Number(place.text) + 1), false),
    ]),
    ...fields.map((place) => swapped(rules, place, "'nobody'", true)),
  ];
};
