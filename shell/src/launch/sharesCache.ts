/** The name of the cache that what was shared with the app waits in. */
export const sharesCache = 'holeshot-shared';
