/** Longest heading that is read, in characters. */
const longest = 80;

/**
 * Returns the words of a column's heading in lower case, without the signs between them: `laneSide` is two, `#` is a
 * number, `℃` is °C.
 */
export const headingWords = (heading: string): string =>
  heading
    .slice(0, longest)
    // Compatibility makes a letter of º, and its own slash of ¼.
    .replaceAll('º', '°')
    .normalize('NFKC')
    .slice(0, longest)
    .replaceAll('⁄', '/')
    .replace(/([a-z]{2})(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .replace(/([a-z])(?=\d)|(\d)(?=mph|et|km|kph|ft|f(?:ee|oo)t|mi)/g, '$1$2 ')
    .replaceAll('#', ' no ')
    .replace(/[_\-.:()[\],;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
