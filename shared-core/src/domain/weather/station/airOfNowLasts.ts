/** Age in ms beyond which a report is too old to dial by. */
export const airOfNowLasts = 60 * 60_000;
