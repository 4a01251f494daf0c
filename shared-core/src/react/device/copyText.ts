/** Copies a text to the clipboard; rejects where the browser has none or refuses. */
// `async` makes a rejection of a clipboard that is missing, as on a page without https.
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
