/** So many passes are shown before all are read: a page of the log book. */
export const shownFirst = 50;
