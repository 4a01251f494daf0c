/** Draft key of the round that Race day opens next. */
export const askedRoundKey = 'race-day.asked';
