import { isRecord } from '../../plain/record';

/** Deepest record that is accepted. */
const deepest = 12;
const reserved = /^__.*__$/;

/** Returns the problem of an id or a field name that no path can carry. */
const nameProblem = (name: string): string | undefined => {
  if (name === '' || name.length > 200) return 'has a name that is empty or too long';
  return reserved.test(name) ? `has a name that is reserved (${name})` : undefined;
};

/** Says why a value cannot be stored as it is, as the end of a sentence; undefined where it can. */
export const storedProblem = (value: unknown, depth = 0, insideList = false): string | undefined => {
  if (depth > deepest) return 'is nested too deeply';
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'has a number that is none';
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (Array.isArray(value)) {
    if (insideList) return 'has a list inside a list';
    return firstProblem(value, (each) => storedProblem(each, depth + 1, true));
  }
  if (!isRecord(value)) return 'has a value that cannot be stored';
  return firstProblem(
    Object.entries(value),
    ([name, each]) => nameProblem(name) ?? storedProblem(each, depth + 1),
  );
};

const firstProblem = <Each>(
  values: readonly Each[],
  problemOf: (each: Each) => string | undefined,
): string | undefined => {
  for (const value of values) {
    const problem = problemOf(value);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

/** Says what is wrong with the id of a row, as the end of a sentence; it may begin the id of log books. */
export const idProblem = (id: string): string | undefined =>
  nameProblem(id) ?? (id.includes('/') ? 'has an id with a slash' : undefined);
