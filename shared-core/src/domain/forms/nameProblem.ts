const longest = 60;

const tooLong = (text: string, most: number): string | undefined =>
  text.trim().length > most ? `Use at most ${most} characters.` : undefined;

const lengthProblem = (name: string): string | undefined =>
  name.trim() === '' ? 'Enter a name.' : tooLong(name, longest);

/** Says what is wrong with the name of a vehicle, a location or an opponent; undefined where nothing is. */
export const nameProblem = (name: string): string | undefined =>
  lengthProblem(name) ??
  (/^[\p{L}\p{M}\p{N} '’.,\-&/#()]+$/u.test(name.trim())
    ? undefined
    : "Use only letters, digits, spaces and ' . , - & / # ( ).");

/** Says what is wrong with the name of a log book view or a custom field; undefined where nothing is. */
export const viewNameProblem = (name: string): string | undefined =>
  lengthProblem(name) ??
  (/^[A-Za-z0-9 ()]+$/.test(name.trim()) ? undefined : 'Use only letters, digits, spaces and parentheses.');

/** Says what is wrong with the first or last name of a person; undefined where nothing is. */
export const personNameProblem = (name: string): string | undefined => lengthProblem(name);

/** Says what is wrong with a line of free text; undefined for an empty or good one of `most` characters. */
export const lineProblem = (line: string, most = longest): string | undefined =>
  tooLong(line, most) ??
  (/\p{Cc}/u.test(line.trim()) ? 'Use one line without tabs or other invisible characters.' : undefined);
