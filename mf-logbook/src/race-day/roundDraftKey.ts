/** Draft key of an unsaved round. */
export const roundDraftKey = 'race-day';
