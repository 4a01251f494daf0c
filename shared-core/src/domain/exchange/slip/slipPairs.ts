import type { SlipField } from '../../pass/slipFields';
import { isEighthMile } from '../../pass/isEighthMile';
import { slipNumber } from './slipNumber';
import type { SlipLabel, SlipToken } from './slipTokens';

/** Pieces of text for each field, the left lane first. */
export type SlipPairs = Map<SlipField, string[]>;

const speedOf: Partial<Record<SlipField, SlipField>> = {
  et_660: 'mph_660',
  et_1000: 'mph_1000',
  et_1320: 'mph_1320',
};

/**
 * Gives speeds without a distance that of the beam before them.
 * @param finish meaning of a time without a distance
 */
const resolved = (labels: readonly SlipLabel[], finish: 'et_660' | 'et_1320'): (SlipField | undefined)[] => {
  let beam: SlipField | undefined;
  return labels.map((label) => {
    if (label === 'other') return undefined;
    if (label === 'mph') return beam === undefined ? undefined : speedOf[beam];
    if (label === 'et') {
      beam = finish;
      return beam;
    }
    if (label in speedOf) beam = label;
    return label;
  });
};

/** Label with the numbers that stand with it in the text. */
interface Group {
  label: SlipLabel;
  numbers: string[];
}

/**
 * Assigns numbers to labels that follow each other: a number for each; the columns of two lanes cannot be told apart.
 */
const spread = (labels: readonly SlipLabel[], numbers: readonly string[]): Group[] => {
  const lanes = numbers.length >= labels.length * 2 ? 2 : 1;
  return labels.map((label, index) => ({
    label,
    numbers: lanes === 1 ? numbers.slice(index, index + 1) : [],
  }));
};

const isLabel = (token: SlipToken): token is Extract<SlipToken, { kind: 'label' }> => token.kind === 'label';

/** Groups each label with its numbers: beside it, below it, or all labels first and then all numbers. */
const grouped = (tokens: readonly SlipToken[]): Group[] => {
  const groups: Group[] = [];
  let at = 0;
  while (at < tokens.length) {
    const first = tokens[at];
    if (first === undefined) break;
    if (!isLabel(first)) {
      // `.018 R/T .034`: the left lane stands before the label.
      const next = tokens[at + 1];
      const after = tokens[at + 2];
      const middle =
        next !== undefined &&
        isLabel(next) &&
        next.line === first.line &&
        tokens[at - 1]?.line !== first.line;
      if (middle && (after?.line !== first.line || after.kind === 'number')) {
        const right = after?.kind === 'number' && after.line === first.line ? [after.text] : [];
        groups.push({ label: next.label, numbers: [first.text, ...right] });
        at += 2 + right.length;
      } else at += 1;
      continue;
    }
    const labels: SlipLabel[] = [];
    const numbers: string[] = [];
    let token = tokens[at];
    while (token !== undefined && isLabel(token)) {
      labels.push(token.label);
      at += 1;
      token = tokens[at];
    }
    const line = tokens[at - 1]?.line;
    const beside = token !== undefined && token.line === line;
    while (token !== undefined && !isLabel(token)) {
      const opensLine = beside && token.line !== line;
      const nextIsLabel = tokens[at + 1];
      if (opensLine && nextIsLabel !== undefined && isLabel(nextIsLabel) && nextIsLabel.line === token.line)
        break;
      numbers.push(token.text);
      at += 1;
      token = tokens[at];
    }
    if (labels.length === 1 || beside) {
      for (const label of labels.slice(0, -1)) groups.push({ label, numbers: [] });
      groups.push({ label: labels.at(-1) ?? 'other', numbers: numbers.slice(0, 2) });
    } else groups.push(...spread(labels, numbers));
  }
  return groups;
};

const pairsOf = (groups: readonly Group[], finish: 'et_660' | 'et_1320'): SlipPairs => {
  const fields = resolved(
    groups.map(({ label }) => label),
    finish,
  );
  const pairs: SlipPairs = new Map();
  for (const [index, field] of fields.entries()) {
    const numbers = groups[index]?.numbers ?? [];
    if (field !== undefined && numbers.length > 0 && !pairs.has(field)) pairs.set(field, numbers);
  }
  return pairs;
};

/** Tells whether a presumed quarter mile is none in one of the lanes. */
const isShort = (pairs: SlipPairs): boolean =>
  !pairs.has('et_660') &&
  !pairs.has('et_1000') &&
  [0, 1].some((lane) => {
    const [et, mph] = (['et_1320', 'mph_1320'] as const).map(
      (field) => slipNumber(pairs.get(field)?.[lane] ?? '', field)?.value ?? NaN,
    );
    return isEighthMile(et ?? NaN, mph ?? NaN);
  });

/** Assigns the numbers of each field by the labels; a finish without its distance is read from its time and speed. */
export const slipPairs = (tokens: readonly SlipToken[]): SlipPairs => {
  const groups = grouped(tokens);
  const pairs = pairsOf(groups, 'et_1320');
  return isShort(pairs) ? pairsOf(groups, 'et_660') : pairs;
};
