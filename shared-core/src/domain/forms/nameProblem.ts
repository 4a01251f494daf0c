const longest = 60;

const lengthProblem = (name: string): string | undefined => {
  const length = name.trim().length;
  if (length === 0) return 'Enter a name.';
  return length > longest ? `Use at most ${longest} characters.` : undefined;
};

/** What is wrong with the name of a vehicle, a location or an opponent, in a sentence; undefined where nothing is. */
export const nameProblem = (name: string): string | undefined =>
  lengthProblem(name) ??
  (/^[\p{L}\p{M}\p{N} '’.,\-&/#()]+$/u.test(name.trim())
    ? undefined
    : "Use only letters, digits, spaces and ' . , - & / # ( ).");

/** What is wrong with the name of a log book view or a custom field, in a sentence; undefined where nothing is. */
export const viewNameProblem = (name: string): string | undefined =>
  lengthProblem(name) ??
  (/^[A-Za-z0-9 ()]+$/.test(name.trim()) ? undefined : 'Use only letters, digits, spaces and parentheses.');

/** What is wrong with the first or last name of a person, in a sentence; undefined where nothing is. */
export const personNameProblem = (name: string): string | undefined => lengthProblem(name);
