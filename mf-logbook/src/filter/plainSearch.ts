/** Part of a search: a pass fits by its words, or by its race day. */
export interface SearchedPart {
  /** Words that must all occur in the pass, in lower case. */
  words: readonly string[];
  /** Part of a race day `2025-05-03`: `2025-`, `-05-`, `-05-03`. */
  day?: string;
}

/** Reads the text of a search into parts that must all fit. */
export type ReadSearch = (text: string) => SearchedPart[];

/** Splits the text of a search into words. */
export const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Reads a search whose words are no dates. */
export const plainSearch: ReadSearch = (text) => wordsOf(text).map((word) => ({ words: [word] }));
