/** Characters of a notification's message, at most. */
export const longestMessage = 1_000;
