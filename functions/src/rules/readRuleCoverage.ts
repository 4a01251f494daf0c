import { askFirestoreEmulator } from '../testing/askFirestoreEmulator';
import { ownRules } from './rulesStage';

/** An expression in the emulator's report: where it stands, what it gave, and what it is made of. */
interface ReportNode {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean } }[];
  children?: ReportNode[];
}

/** An expression of the rules: its place in their text, and what came out of it. */
export interface RuleExpression {
  line: number;
  from: number;
  to: number;
  text: string;
  reached: boolean;
  gaveTrue: boolean;
  gaveFalse: boolean;
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
  const to = endOf(from, endOffset);
  const gave = (wanted: boolean) => values.some(({ value }) => value.boolValue === wanted);
  const own = { line, from, to, text: ownRules.slice(from, to), reached: values.length > 0 };
  return [{ ...own, gaveTrue: gave(true), gaveFalse: gave(false) }, ...children.flatMap(flatten)];
};

/** Every expression of this project's rules, with what the emulator saw of it since the project's first request. */
export const readRuleCoverage = async (projectId: string): Promise<RuleExpression[]> => {
  const report = await askFirestoreEmulator(`projects/${projectId}:ruleCoverage`);
  return ((await report.json()) as { report: ReportNode[] }).report.flatMap(flatten);
};
