/** Grid style that gives a field with an error the whole row. */
export const wholeRow = { gridColumn: '1 / -1' } as const;
