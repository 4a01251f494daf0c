import { requestEmulator } from './requestEmulator';
import { ownRules } from './ownRules';

/** Expression in the emulator's report: place, results and parts. */
interface ReportNode {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean } }[];
  children?: ReportNode[];
}

/** Expression of the rules: its place in the text and its results; null is anything but true and false. */
export interface RuleExpression {
  line: number;
  from: number;
  to: number;
  gave: (boolean | null)[];
}

/** Extends an end that the emulator names by the closing brackets, which it leaves out. */
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

/** Ends by the place in the rules; they are the same in each report. */
const ends = new Map<string, number>();

const knownEndOf = (from: number, named: number): number => {
  const place = `${from} ${named}`;
  const end = ends.get(place) ?? endOf(from, named);
  ends.set(place, end);
  return end;
};

const flatten = ({ sourcePosition, values = [], children = [] }: ReportNode): RuleExpression[] => {
  const { line, currentOffset: from, endOffset } = sourcePosition;
  const gave = [...new Set(values.map(({ value }) => value.boolValue ?? null))];
  return [{ line, from, to: knownEndOf(from, endOffset), gave }, ...children.flatMap(flatten)];
};

/** Reads every expression of the rules, with its results in the emulator since the rules were loaded. */
export const readRuleCoverage = async (projectId: string): Promise<RuleExpression[]> => {
  const report = await requestEmulator(`projects/${projectId}:ruleCoverage`);
  return ((await report.json()) as { report: ReportNode[] }).report.flatMap(flatten);
};
