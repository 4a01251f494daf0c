import type { RuleExpression } from './readRuleCoverage';

/** Rules with one thing broken, and its name. */
export interface RuleMutant {
  name: string;
  rules: string;
  /** Broken place in the original text. */
  from: number;
  to: number;
  /** Result of the broken condition; null if the place is no condition. */
  gives: boolean | null;
  /** Says whether it refuses honest requests rather than allow hostile ones. */
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

/** Finds limits and field names in the text; the report does not list them as expressions. */
const found = (rules: string, pattern: RegExp): { from: number; to: number; text: string }[] =>
  [...rules.matchAll(pattern)].map(({ 0: text, index }) => ({ from: index, to: index + text.length, text }));

/**
 * Breaks the rules in every place, one at a time: each condition becomes true and false, each limit one lower and one
 * higher, each field gets another name.
 * @param expressions of these rules, with the results of all requests
 */
export const ruleMutants = (rules: string, expressions: readonly RuleExpression[]): RuleMutant[] => {
  // The report lists a body that begins with a variable too; no value can replace it.
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
