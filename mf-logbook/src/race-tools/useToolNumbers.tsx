import { parseNumber, seconds, type ClockPort, type DraftsPort, type Seconds } from '@holeshot/shared-core';
import { NumberField } from '@holeshot/shared-core/react';
import { useDraftTexts, type DraftText } from './useDraftTexts';

/** Number that a tool asks for. */
interface AskedNumber extends DraftText {
  label: string;
  hint: string;
  /** Name in the sentence that asks for it. */
  words: string;
  signed?: boolean;
  aboveZero?: boolean;
}

/** Matches nothing, or the beginning of a number. */
const unfinished = /^[-+−]?[.,]?$/;

const problemOf = (text: string, { signed, aboveZero }: AskedNumber): string | undefined => {
  if (unfinished.test(text.trim())) return undefined;
  const value = parseNumber(text);
  if (value === undefined) return 'This is not a number.';
  if (aboveZero === true && value <= 0) return 'This must be more than 0.';
  return value < 0 && signed !== true ? 'This cannot be below 0.' : undefined;
};

/**
 * Holds the numbers of a tool on the device: its fields with their errors, and the sentence that names the missing
 * and wrong ones; empty if complete.
 * @param key of the draft
 */
export const useToolNumbers = <Name extends string>(
  drafts: DraftsPort,
  clock: ClockPort,
  key: string,
  asked: Record<Name, AskedNumber>,
) => {
  const [texts, set] = useDraftTexts(drafts, clock, key, asked);
  const problem = (name: Name) => problemOf(texts[name], asked[name]);
  const number = (name: Name): Seconds | undefined => {
    const value = parseNumber(texts[name]);
    return value === undefined || problem(name) !== undefined ? undefined : seconds(value);
  };
  return {
    texts,
    set,
    number,
    field: (name: Name) => (
      <NumberField
        label={asked[name].label}
        name={`${key}-${name}`}
        value={texts[name]}
        onChange={(text) => set(name, text)}
        error={problem(name)}
        hint={asked[name].hint}
        signed={asked[name].signed === true}
      />
    ),
    lacking: (needed: readonly Name[]): string => {
      const sentence = (what: string, isWrong: boolean): string => {
        const some = needed.filter(
          (name) => number(name) === undefined && (problem(name) !== undefined) === isWrong,
        );
        return some.length > 0 ? `${what} ${some.map((name) => asked[name].words).join(', and ')}.` : '';
      };
      return `${sentence('Type', false)} ${sentence('Correct', true)}`.trim();
    },
  };
};
