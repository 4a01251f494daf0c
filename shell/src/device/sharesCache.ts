/** Name of the cache of waiting shares. */
export const sharesCache = 'holeshot-shared';
