/** Weather tokens that a racer has at once, one for each device. */
const tokensAtOnce = 5;

/**
 * Replaces a weather token. [T3] The replaced token ends, and only if it is this racer's. [T4] The oldest beyond five
 * ends too.
 * @param current tokens of the racer, the newest last
 * @returns the tokens to store, and those to end
 */
export const replaceToken = (
  current: readonly string[],
  { oldToken, newToken }: { oldToken: string | null; newToken: string },
): { stored: string[]; ended: string[] } => {
  const tokens = [...current.filter((token) => token !== oldToken), newToken].slice(-tokensAtOnce);
  return { stored: tokens, ended: current.filter((token) => !tokens.includes(token)) };
};
