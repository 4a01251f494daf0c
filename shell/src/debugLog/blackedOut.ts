const longest = 500;
const looked = 2 * longest;
const longestAddress = 320;

const domain = String.raw`[\p{L}\p{N}_\-]+(?:\.[\p{L}\p{N}_\-]+)*\.\p{L}[\p{L}\p{N}_\-]*`;
const value = String.raw`"(?:\\.|[^"\\])*|'(?:\\.|[^'\\])*|\\+"[^"]*|[^\s&"',]+`;

const secrets: readonly (readonly [RegExp, string])[] = [
  // Behind a lookbehind a match is tried once a word, not once a letter.
  [
    new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}_.+%'\-])[\p{L}\p{M}\p{N}_.+%'\-]+(?:@|%40)${domain}`, 'giu'),
    '█@█',
  ],
  [new RegExp(String.raw`"[^"\n]{1,64}"(?:@|%40)${domain}`, 'giu'), '█@█'],
  [/eyJ[\w-]{10}[\w.-]*/g, '█token█'],
  [/\b[0-9a-f]{32,}\b/gi, '█token█'],
  [/\b(Bearer|Basic)(?:\s|%20)+[^\s"',]+/gi, '$1 █'],
  [
    new RegExp(
      String.raw`((?:token|key|password|secret|oobCode)[\\"'\s]*(?:[:=]|%3[AD])\s*)(?:${value})`,
      'gi',
    ),
    '$1█',
  ],
];

/** Cuts a message to 500 characters, without mail addresses, tokens, keys and passwords. */
export const blackedOut = (message: string): string => {
  const black = secrets.reduce(
    (text, [secret, mark]) => text.replace(secret, mark),
    message.slice(0, looked),
  );
  // A secret at the end of a cut message cannot be told from its first half.
  return (message.length > looked ? black.slice(0, -longestAddress) : black).slice(0, longest);
};
