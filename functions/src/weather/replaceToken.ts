/** How many weather tokens a racer has at once: each of his devices keeps one, and must not be left without it. */
const tokensAtOnce = 5;

/**
 * [T3] the token that a device replaces ends, [T4] and so does the oldest beyond five; what was not given to this racer
 * cannot be named.
 * @param kept the racer's tokens, the newest last
 * @returns his tokens from now on, and those to end
 */
export const replaceToken = (
  kept: readonly string[],
  { oldToken, newToken }: { oldToken: string | null; newToken: string },
): { kept: string[]; ended: string[] } => {
  const tokens = [...kept.filter((token) => token !== oldToken), newToken].slice(-tokensAtOnce);
  return { kept: tokens, ended: kept.filter((token) => !tokens.includes(token)) };
};
