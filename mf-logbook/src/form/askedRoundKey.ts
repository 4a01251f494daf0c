/** What the id of a stored round is kept under on the device that race day is asked to open. */
export const askedRoundKey = 'race-day.asked';
