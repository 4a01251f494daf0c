import type { SlipField } from '../../logbook/slipFields';
import type { SlipLabel, SlipToken } from './slipTokens';

/** The pieces of text that stand for a field, the left lane first. */
export type SlipPairs = Map<SlipField, string[]>;

const speedOf: Partial<Record<SlipField, SlipField>> = {
  et_660: 'mph_660',
  et_1000: 'mph_1000',
  et_1320: 'mph_1320',
};

/** Speeds and finishes whose distance their label does not say take it from the beam before them. */
const resolved = (labels: readonly SlipLabel[]): (SlipField | undefined)[] => {
  let beam: SlipField | undefined;
  return labels.map((label) => {
    if (label === 'other') return undefined;
    if (label === 'mph') return beam === undefined ? undefined : speedOf[beam];
    if (label === 'et') {
      beam = 'et_1320';
      return beam;
    }
    if (label in speedOf) beam = label;
    return label;
  });
};

/** A label with the numbers that stand with it in the text. */
interface Group {
  label: SlipLabel;
  numbers: string[];
}

/** Labels that follow each other without numbers, then a number for each; the columns of two lanes nobody can tell apart. */
const spread = (labels: readonly SlipLabel[], numbers: readonly string[]): Group[] => {
  const lanes = numbers.length >= labels.length * 2 ? 2 : 1;
  return labels.map((label, index) => ({
    label,
    numbers: lanes === 1 ? numbers.slice(index, index + 1) : [],
  }));
};

const isLabel = (token: SlipToken): token is Extract<SlipToken, { kind: 'label' }> => token.kind === 'label';

/** The numbers of each field by the labels: beside them, below them, or all labels first and then all numbers. */
export const slipPairs = (tokens: readonly SlipToken[]): SlipPairs => {
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
  const fields = resolved(groups.map(({ label }) => label));
  const pairs: SlipPairs = new Map();
  for (const [index, field] of fields.entries()) {
    const numbers = groups[index]?.numbers ?? [];
    if (field !== undefined && numbers.length > 0 && !pairs.has(field)) pairs.set(field, numbers);
  }
  return pairs;
};
