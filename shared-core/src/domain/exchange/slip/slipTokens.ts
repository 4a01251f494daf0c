import type { SlipField } from '../../pass/slipFields';

/** Label of a slip: a field, or a speed or finish whose distance the label before it tells. */
export type SlipLabel = SlipField | 'mph' | 'et' | 'other';

/** Label or number in the order of the text; a number with a red light beside it ends in `R`. */
export type SlipToken =
  { kind: 'label'; label: SlipLabel; line: number } | { kind: 'number'; text: string; line: number };

const ft = String.raw`\s?(?:['’′´\x60"]|f(?:ee|oo)?t\.?\b)`;
const zero = '[0OoQ]';
const one = '[1Il|]';
const speed = String.raw`m\.?\s?p\.?\s?h\.?|speed\b|km\s?\/\s?h`;

/**
 * Patterns of labels; the first match counts. Distances need their sign, or stand first in their line before a
 * number.
 */
const labels: [RegExp, SlipLabel][] = [
  [
    /\b(?:car|race|run|round|class|elapsed|lane|bib|no|number)\s?(?:#|no\.?|number|:)?\s*[\dA-Z]*\d[\dA-Z]*\b/iy,
    'other',
  ],
  [/\b(?:m\.?o\.?v\.?|margin(?: of victory)?|1st|first|win(?:ner)?|2nd|temp|hum|baro)\b[^\n]*/iy, 'other'],
  [/d[i1l|][a4][l1I|](?:[- ]?in)?\b|index\b/iy, 'dialin_et'],
  [/\br\s?[/\\.|Il-]?\s?[tT]\b\.?|react(?:ion)?(?:\s?time)?\b|\breac\b/iy, 'reaction_time'],
  [
    new RegExp(
      String.raw`(?:${one}\s?/\s?8(?:\s?(?:mile|mi|th))?|(?:8th|eighth)(?:\s?mile)?|66${zero}${ft})\s?(?:${speed})`,
      'iy',
    ),
    'mph_660',
  ],
  [new RegExp(String.raw`${one}${zero}${zero}${zero}${ft}\s?(?:${speed})`, 'iy'), 'mph_1000'],
  [
    new RegExp(
      String.raw`(?:${one}\s?/\s?4(?:\s?(?:mile|mi))?|quarter(?:\s?mile)?|132${zero}${ft})\s?(?:${speed})`,
      'iy',
    ),
    'mph_1320',
  ],
  [
    new RegExp(
      String.raw`(?:${one}\s?/\s?8(?:\s?(?:mile|mi|th))?|(?:8th|eighth)(?:\s?mile)?|66${zero}${ft})(?:\s?e\.?t\.?\b)?`,
      'iy',
    ),
    'et_660',
  ],
  [
    new RegExp(
      String.raw`(?:${one}\s?/\s?4(?:\s?(?:mile|mi))?|quarter(?:\s?mile)?|132${zero}${ft})(?:\s?e\.?t\.?\b)?`,
      'iy',
    ),
    'et_1320',
  ],
  [new RegExp(String.raw`${one}${zero}${zero}${zero}${ft}`, 'iy'), 'et_1000'],
  [new RegExp(String.raw`594${ft}`, 'iy'), 'et_594'],
  [new RegExp(String.raw`33${zero}${ft}`, 'iy'), 'et_330'],
  [new RegExp(String.raw`[6G]${zero}${ft}`, 'iy'), 'et_60'],
  [new RegExp(speed, 'iy'), 'mph'],
  [/\be\.?\s?t\.?\b(?!\w)/iy, 'et'],
];

/** Distances without their sign, which are labels at the begin of a line, `330  4.612`, or alone in it. */
const bare: [RegExp, SlipLabel][] = [
  [/^\s*[6G][0OoQ](?=[\s:]|$)/, 'et_60'],
  [/^\s*33[0OoQ](?=[\s:]|$)/, 'et_330'],
  [/^\s*594(?=[\s:]|$)/, 'et_594'],
  [/^\s*66[0OoQ](?=[\s:]|$)/, 'et_660'],
  [/^\s*[1Il|][0OoQ]{3}(?=[\s:]|$)/, 'et_1000'],
  [/^\s*132[0OoQ](?=[\s:]|$)/, 'et_1320'],
];

/** Digits and look-alikes, at least one digit among them, with at most one space beside the point. */
const number = /[-+]?(?:[\dOoQIl|SBZ]+\s?[.,:·]\s?[\dOoQIl|SBZ]+|[.,:·]\s?[\dOoQIl|SBZ]+|\d[\dOoQIl|SBZ]*)/y;
const word = /[A-Za-z]+[^\s\d]*|\S/y;

/** Mark of a red light right behind a number, also in the next line; the `R` of `R/T` and of other words is none. */
const redBehind = /^\W*r(?:ed)?(?!\w|\s?[/\\.|-]?\s?t\b)/i;
const redBefore = /(?<![\w/])r(?:ed)?(?:\s?light)?\W*$/i;

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

/** Splits the text of a slip into labels and numbers, and skips the rest. */
export const slipTokens = (text: string): SlipToken[] =>
  text.split(/\r\n|\r|\n/).flatMap((raw, line, lines) => {
    const tokens: SlipToken[] = [];
    let at = 0;
    const start = bare.find(([fits]) => fits.test(raw));
    if (start !== undefined) {
      tokens.push({ kind: 'label', label: start[1], line });
      at = start[0].exec(raw)?.[0].length ?? 0;
    }
    while (at < raw.length) {
      const known = labels
        .map(([fits, label]) => ({ label, found: matchAt(fits, raw, at) }))
        .find(({ found }) => found !== undefined && found !== '');
      if (known?.found !== undefined) {
        tokens.push({ kind: 'label', label: known.label, line });
        at += known.found.length;
        continue;
      }
      const digits = matchAt(number, raw, at);
      if (digits !== undefined && /\d/.test(digits)) {
        const before = `${lines[line - 1] ?? ''}\n${raw.slice(0, at)}`;
        at += digits.length;
        const behind = `${raw.slice(at)}\n${lines[line + 1] ?? ''}`;
        const red = redBefore.test(before) || redBehind.test(behind) ? 'R' : '';
        tokens.push({ kind: 'number', text: `${digits}${red}`, line });
      } else at += matchAt(word, raw, at)?.length ?? 1;
    }
    return tokens;
  });
