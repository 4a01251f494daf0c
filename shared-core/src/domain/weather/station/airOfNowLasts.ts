/** A report older than this, in ms, is not the air of now any more: it is too old to dial by. */
export const airOfNowLasts = 60 * 60_000;
