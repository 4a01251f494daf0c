import { askFirestoreEmulator } from '../testing/askFirestoreEmulator';
import { ownRules } from './ownRules';

/** An expression in the emulator's report: where it stands, what it gave, and what it is made of. */
interface ReportNode {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean } }[];
  children?: ReportNode[];
}

/** An expression of the rules: its place in their text, and what came out of it; null is anything but yes and no. */
export interface RuleExpression {
  line: number;
  from: number;
  to: number;
  gave: (boolean | null)[];
}

/** The emulator leaves closing brackets out of the end it names. */
const endOf = (from: number, named: number): number => {
  let to = named + 1;
  const open = () =>
    [...ownRules.slice(from, to)].reduce(
      (depth, char) => depth + Number('(['.includes(char)) - Number(')]'.includes(char)),
      0,
    );
  while (open() > 0) to += 1;
  return ownRules.startsWith('()', to) ? to + 2 : to;
};

const flatten = ({ sourcePosition, values = [], children = [] }: ReportNode): RuleExpression[] => {
  const { line, currentOffset: from, endOffset } = sourcePosition;
  const gave = [...new Set(values.map(({ value }) => value.boolValue ?? null))];
  return [{ line, from, to: endOf(from, endOffset), gave }, ...children.flatMap(flatten)];
};

/** Every expression of this project's rules, with what the emulator saw of it since these rules were loaded. */
export const readRuleCoverage = async (projectId: string): Promise<RuleExpression[]> => {
  const report = await askFirestoreEmulator(`projects/${projectId}:ruleCoverage`);
  return ((await report.json()) as { report: ReportNode[] }).report.flatMap(flatten);
};
