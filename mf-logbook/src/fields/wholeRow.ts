/** How a field with an error lies in its grid: so that the sentence about it can be read. */
export const wholeRow = { gridColumn: '1 / -1' } as const;
