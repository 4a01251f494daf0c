const shortest = 8;

/** Says what is wrong with a new password; undefined where nothing is. */
export const passwordProblem = (password: string): string | undefined => {
  if (password.length === 0) return 'Enter a password.';
  return [...password].length < shortest ? `Use at least ${shortest} characters.` : undefined;
};
