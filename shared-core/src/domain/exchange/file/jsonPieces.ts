/** Member of a JSON object, or one element of a member that is a list. */
export interface JsonPiece {
  key: string;
  /** Place in the list, from 0; undefined where the member is no list. */
  index: number | undefined;
  /** Text of the value, not yet parsed: it may be no JSON at all. */
  text: string;
  /** End of the value in the whole text. */
  end: number;
}

const space = /\s*/y;
const literal = /[^,\]}\s]*/y;

const afterMatch = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  pattern.test(text);
  return Math.max(at, pattern.lastIndex);
};

const skipSpace = (text: string, at: number): number => afterMatch(space, text, at);

const isEscaped = (text: string, at: number): boolean => {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
};

/** Returns the place after the text that begins with the quotation mark at `start`. */
const afterText = (text: string, start: number): number => {
  let at = start;
  do {
    at = text.indexOf('"', at + 1);
    if (at < 0) return text.length;
  } while (isEscaped(text, at));
  return at + 1;
};

const afterNested = (text: string, start: number): number => {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const character = text[at];
    if (character === '"') {
      at = afterText(text, at);
      continue;
    }
    if (character === '{' || character === '[') depth += 1;
    if (character === '}' || character === ']') depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return text.length;
};

/** Returns the place after the value that begins at `start`. */
const afterValue = (text: string, start: number): number => {
  const first = text[start];
  if (first === '"') return afterText(text, start);
  return first === '{' || first === '[' ? afterNested(text, start) : afterMatch(literal, text, start);
};

const keyOf = (text: string): string | undefined => {
  try {
    const key: unknown = JSON.parse(text);
    return typeof key === 'string' ? key : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Cuts the text of a JSON object into its members and its lists into their elements. Each can be parsed alone: a
 * large file in slices of time, a damaged record without the others.
 * @returns whether the object was complete; a text that is no object has no pieces
 */
export function* jsonPieces(text: string): Generator<JsonPiece, boolean> {
  let at = skipSpace(text, text.startsWith('\uFEFF') ? 1 : 0);
  if (text[at] !== '{') return false;
  at = skipSpace(text, at + 1);
  if (text[at] === '}') return skipSpace(text, at + 1) === text.length;
  for (;;) {
    const afterKey = afterValue(text, at);
    const key = keyOf(text.slice(at, afterKey));
    at = skipSpace(text, afterKey);
    if (key === undefined || text[at] !== ':') return false;
    at = skipSpace(text, at + 1);
    if (text[at] === '[') {
      at = skipSpace(text, at + 1);
      for (let index = 0; text[at] !== ']'; index += 1) {
        const end = afterValue(text, at);
        if (end > at) yield { key, index, text: text.slice(at, end), end };
        at = skipSpace(text, end);
        if (text[at] === ',') at = skipSpace(text, at + 1);
        else if (text[at] !== ']') return false;
      }
      at += 1;
    } else {
      const end = afterValue(text, at);
      yield { key, index: undefined, text: text.slice(at, end), end };
      at = end;
    }
    at = skipSpace(text, at);
    if (text[at] === '}') return skipSpace(text, at + 1) === text.length;
    if (text[at] !== ',') return false;
    at = skipSpace(text, at + 1);
  }
}
