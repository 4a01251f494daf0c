/** Number of passes shown before all are read: one page of the log book. */
export const shownFirst = 50;
