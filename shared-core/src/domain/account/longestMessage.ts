/** Longest message of a notification, in characters. */
export const longestMessage = 1_000;
