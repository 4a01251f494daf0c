import { likeness } from './likeness';
import { isBelow, missingLabels } from './missingLabels';
import type { SlipPlace } from './slipTokens';

/** Text of a photo with its labels mended, and what is uncertain for it. */
export interface MendedText {
  text: string;
  /** Values that were mended. */
  mended: SlipPlace[];
  /** A zero of a label was taken for another figure, so that others may be as well. */
  zerosUnsure: boolean;
}

const labels = [
  ...[
    "60'",
    "330'",
    "660'",
    "1000'",
    "1320'",
    '1/8',
    '1/4',
    'R/T',
    'RT',
    'REACTION',
    'DIAL',
    'DIAL-IN',
    'INDEX',
  ],
  ...[
    'MPH',
    'KM/H',
    'MILE',
    'TIME',
    'FT',
    'ET',
    'LEFT',
    'RIGHT',
    'LANE',
    'EIGHTH',
    'QUARTER',
    'FOOT',
    'FEET',
    'SPEED',
    'MPH1',
    'MPH2',
    'ET1',
    'ET2',
    'D/I',
    'CAR',
    'WIN',
    'LOSS',
    'DNF',
    'REACT',
  ],
].map((label) => ({ label, spelled: label }));
/** Names of lanes, which stand in heads as well. */
const lanes = ['LEFT', 'RIGHT'];
/** Spellings that a recognizer makes of some labels. */
const misspelled = [
  { label: "1000'", spelled: "10000'" },
  { label: "60'", spelled: "60''" },
  { label: 'R/T', spelled: 'R/T:' },
  { label: '1/8', spelled: '18' },
  { label: '1/4', spelled: '14' },
];
const quotes = /(?<![’‘°"`´*'“”])[’‘°"`´*'“”]+$/;
/** Signs behind a label. */
const signsBehind = /(?<![.:,_=])[.:,_=]+$/;
const decimal = /^\W{0,2}\d*[.,]\d+\W?$/;
/** Labels that a figure may follow: `MPH 1`. */
const numbered = /^(?:MPH|KM\/H|SPEED|ET|LANE|CAR)$/;
const reaction = /^(?:R[/ ]?T|REACT(?:ION)?)\b/i;
/** Most that a label may differ, by its length, and beside the next label. */
const mostUnlike = (length: number): number => 0.2 * length + 0.35;
const leastAhead = 0.25;

interface Token extends SlipPlace {
  text: string;
  isValue: boolean;
}

/** Word without a letter or figure. */
const speck = /^[^\p{L}\p{N}@*-]$|^[|{}[\]()~_]+$/u;

/** Splits lines into words; those that stand below and above decimals are values. */
const tokensOf = (lines: readonly string[]): Token[][] => {
  const tokens = lines.map((line, index) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index: column }) => ({
      text,
      line: index,
      column,
      length: text.length,
      isValue: decimal.test(text),
    })),
  );
  const heat = new Map<number, number>();
  for (const { text, isValue, column, length } of tokens.flat()) {
    const more = isValue ? 1 : /[a-z]{2}/i.test(text) ? -1 : 0;
    for (let at = column; at < column + length; at += 1) heat.set(at, (heat.get(at) ?? 0) + more);
  }
  const isWarm = ({ column, length }: SlipPlace): boolean => {
    let warm = 0;
    for (let at = column; at < column + length; at += 1) warm += Number((heat.get(at) ?? 0) > 0);
    return 2 * warm > length;
  };
  return tokens.map((line) => line.map((token) => ({ ...token, isValue: token.isValue || isWarm(token) })));
};

/** Returns the label that a word stands for, where one is clearly nearest. */
const labelOf = (text: string): string | undefined => {
  const bare = text.replace(signsBehind, '').replace(quotes, "'");
  if (bare.length < 2 || bare.length > 10) return undefined;
  const [best, ...others] = [...labels, ...misspelled]
    .map(({ label, spelled }) => ({ label, off: likeness(spelled, bare), length: spelled.length }))
    .sort((one, other) => one.off - other.off);
  if (best === undefined || best.off > mostUnlike(best.length)) return undefined;
  const next = others.find(({ label }) => label !== best.label);
  return (next?.off ?? Infinity) - best.off < leastAhead ? undefined : best.label;
};

/** Tells whether two numbers are a time and a speed. */
const isPair = (time = '', speed = ''): boolean =>
  /^\d{1,2}[.,]\d{3}$/.test(time) && /^\d{2,3}[.,]\d{2}$/.test(speed);

/** Writes a word over another one; a longer one takes the space before it, or else behind it. */
const over = (line: string, { column, length }: SlipPlace, text: string): string => {
  const before = line.slice(0, column);
  const more = text.length - length;
  if (more <= 0) return before + text.padEnd(length) + line.slice(column + length);
  return before.endsWith(' '.repeat(more + 1)) || before.trim() === ''
    ? before.slice(0, Math.max(0, column - more)) + text + line.slice(Math.max(column + length, text.length))
    : before + text + line.slice(column + length).replace(new RegExp(`^ {0,${more}}`), '');
};

/** Restores the point of a reaction, which is small and stands first: `A77`, `L177` and `177` are `.177`. */
const reactionOf = (word: string): string | undefined => {
  const text = /\d/.test(word) ? word.replace(/[Oo@]/g, '0').replace(/[sS]/g, '5') : word;
  const [, minus = '', letters = '', figures = ''] = /^(-?)([^\d-]{0,2}?)[.,]?(\d{2,3})$/.exec(text) ?? [];
  if (figures.length === 3) return `${minus}.${figures}`;
  return figures.length === 2 && letters.endsWith('A') ? `${minus}.1${figures}` : undefined;
};

const figureOf: Record<string, string> = {
  a: '0',
  '@': '0',
  e: '0',
  O: '0',
  o: '0',
  Q: '0',
  '&': '8',
  B: '8',
  s: '5',
  S: '5',
  l: '1',
  I: '1',
  '!': '1',
};
/** Reads the letters of a value as figures, and drops signs around it. */
const valueOf = (text: string): string | undefined => {
  const figures = [...text.replace(/^[^\d.,-]+|(?<![^\da-zA-Z&@!%])[^\da-zA-Z&@!%]+$/g, '')]
    .map((sign) => figureOf[sign] ?? sign)
    .join('')
    .replace(/%/g, (_, at: number, all: string) => (/[.,]\d?%$/.test(all) ? '96' : '6'));
  return /^-?\d*[.,]\d+$/.test(figures) ? figures : undefined;
};

/**
 * Mends the labels of a recognized text, and values with letters or without their point. A label is one of a few words,
 * so that a look-alike is told from it; a value is mended by guess, and listed.
 * @param isUnsure tells whether the recognizer trusts a word little
 */
export const mendPhoto = (text: string, isUnsure: (place: SlipPlace) => boolean): MendedText => {
  // A point that stands apart from its figures joins them.
  const lines = text.split('\n').map((line) => line.replace(/(?<= )(-?\.) (?=\d{2,3}(?: |$))/g, ' $1'));
  const mended: SlipPlace[] = [];
  let zerosUnsure = false;
  const rows = tokensOf(lines).map((tokens) => {
    const isRow = tokens.some(
      ({ isValue, text: word }) => isValue && /\d/.test(word) && !/[a-z]{3}/i.test(word),
    );
    const named = tokens.map(({ text: word, isValue }) => {
      // Names of lanes stand above values.
      const label = isRow && isValue ? undefined : labelOf(word);
      return isRow || lanes.includes(label ?? '') ? label : undefined;
    });
    return { tokens, isRow, named };
  });
  const missing = missingLabels(
    rows.map(({ tokens, isRow, named }) => ({
      labels: tokens.flatMap((token, at) => {
        const label = named[at];
        return label === undefined ? [] : [{ ...token, label }];
      }),
      numbers: tokens.flatMap((token) => {
        const value =
          isRow && token.isValue ? Number((valueOf(token.text) ?? '').replace(',', '.') || NaN) : NaN;
        return value > 0 ? [{ ...token, value }] : [];
      }),
    })),
  );
  for (const [index, { tokens, isRow, named }] of rows.entries()) {
    const { label: found = '', columns = [] } = missing[index] ?? {};
    const whole = { line: index, column: 0, length: Infinity };
    for (const column of columns) {
      const [word] = tokens
        .filter((token) => !token.isValue && !speck.test(token.text) && isBelow(token, column))
        .sort((one, other) => Math.abs(one.column - column) - Math.abs(other.column - column));
      if (word !== undefined) named[tokens.indexOf(word)] = found;
      else if ((lines[index] ?? '').slice(column, column + found.length + 1).trim() === '')
        lines[index] = over(
          (lines[index] ?? '').padEnd(column),
          { line: index, column, length: found.length },
          found,
        );
    }
    const first = tokens.findIndex(({ isValue }) => isValue);
    const [time, sign, speed, ...more] = tokens.slice(first);
    // `ET @ speed`
    if (sign?.length === 1 && sign.text !== '@' && more.length === 0 && isPair(time?.text, speed?.text)) {
      named[first + 1] = '@';
      mended.push(whole);
    }
    if (columns.length > 0) mended.push(whole);
    const isReaction = named.some((label) => label !== undefined && reaction.test(label));
    const write = (place: SlipPlace, word: string): void => {
      lines[index] = over(lines[index] ?? '', place, word);
    };
    const isDrop = (at: number): boolean => {
      const [label, token, next] = [named[at - 1], tokens[at], tokens[at + 1]];
      return (
        label !== undefined &&
        !numbered.test(label) &&
        token !== undefined &&
        /^\d$/.test(token.text) &&
        next !== undefined &&
        /^\d+[.,]\d/.test(next.text) &&
        next.column - token.column > 2
      );
    };
    // From the right, so that places to the left stay.
    for (const [at, token] of [...tokens.entries()].reverse()) {
      const label = named[at];
      if (label !== undefined) {
        const bare = label.replace(/'$/, '');
        const plain = token.text.replace(signsBehind, '').replace(quotes, "'").toUpperCase();
        if (plain !== label && plain !== bare) {
          zerosUnsure ||= label.includes('0') && /[86]/.test(token.text.slice(1));
          const isFeet = /^(?:FT|MPH)$/.test(named[at + 1] ?? '');
          write(token, isFeet ? bare : label);
        } else if (quotes.test(token.text.replace(signsBehind, ''))) write(token, plain);
      } else if (isDrop(at)) {
        write(token, ' ');
        mended.push(tokens[at + 1] ?? token);
      } else if (token.isValue) {
        if (/^-?\d*[.,]\d+$/.test(token.text)) continue;
        const isDistance = /^(?:60|330|660|1000|1320)$/.test(token.text);
        const value = (isReaction && !isDistance ? reactionOf(token.text) : undefined) ?? valueOf(token.text);
        if (value === undefined) {
          // A lane without times.
          if (/^[=~_-]{2,}$/.test(token.text)) write(token, '-'.repeat(token.length));
          else if (speck.test(token.text)) write(token, ' '.repeat(token.length));
          continue;
        }
        write(token, value);
        mended.push({ line: index, column: token.column - 1, length: token.length + 1 });
      } else if (speck.test(token.text) || (isRow && isUnsure(token) && !/\d/.test(token.text)))
        write(token, ' '.repeat(token.length));
    }
  }
  return { text: lines.join('\n'), mended, zerosUnsure };
};
