/** What a round that is being typed is kept under on the device. */
export const roundDraftKey = 'race-day';
