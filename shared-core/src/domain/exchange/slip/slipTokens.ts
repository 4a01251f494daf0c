import { bareLabels, slipLabels, unitIn, type SlipLabel } from './slipLabels';

/** Place of a token in the text of a slip, from 0. */
export interface SlipPlace {
  line: number;
  column: number;
  length: number;
}

/** Speed unit that the text says. */
export type SpeedUnit = 'km/h' | 'mph';

/** Label, number, or place of a number that was not run (`none`), in the order of the text. */
export type SlipToken =
  | ({ kind: 'label'; label: SlipLabel; unit: SpeedUnit | undefined } & SlipPlace)
  | ({
      kind: 'number';
      /** Ends in `R` where a red light is marked beside it. */
      text: string;
      /** Speed by an `@`, a `/` or its unit. */
      speed: boolean;
      unit: SpeedUnit | undefined;
    } & SlipPlace)
  | ({ kind: 'none' } & SlipPlace);

/** Digits and look-alikes, at least one digit among them, with at most one space beside the point. */
const number =
  /[-+]?(?:(?:[\dOoQIl|BZ]|S(?!ec))+ ?[.,:·] ?(?:[\dOoQIl|BZ]|S(?!ec))+|[.,:·] ?(?:[\dOoQIl|BZ]|S(?!ec))+|\d[\dOoQIl|SBZ]*)/y;
/** Signs between a label and its number; the point before a decimal stays. */
const leader =
  /(?:\s*(?:[:=]+(?=\s*[-+]?[\dOoQIl]*[.,]|\s|[A-Za-z*-])|\.{2,}(?=\s|[-*A-Za-z]|\d+[.,]\d|$)|\.+(?=\.\d)|…+|_+|(?<=\s)-(?=\s\S+\s*$)))+/y;
const none =
  /(?:-{2,}|\*{2,}|(?<=\s)-(?=\s|$)|(?:d\/?n\/?[fs]|n\/?t|n\/a|no[ -]?times?|bye|broke|dq|foul|none|x{3,})(?![a-z]))(?:[-* ]*[-*](?![\d.,]))?/iy;
const seconds = / ?(?:seconds?|secs?|s)\b\.?/iy;
const speedSign = /( ?)(?:km ?\/ ?h|k\.?p\.?h\b|kmh\b|mph\b|mi ?\/ ?h\b)/iy;
const joint = /\s*(?:@|\/|\bat\b)\s*(?=[\d.,])/iy;
const bracket = /[([][^)\]]*[)\]]?/y;
const word = /\p{L}+[^\s\d]*|([^\p{L}\p{N}\s.,*-])\1*|\S/uy;

/** Mark of a red light right behind a number, also in the next line; the `R` of `R/T` and of other words is none. */
const redBehind = /^(?:\W*r(?:ed)?|\W?foul)(?!\w|\s?[/\\.|-]?\s?t\b)/i;
const redBefore = /(?<![\w/])(?:r(?:ed)?(?:\s?light)?\W*|foul\W?)$/i;
const minusBefore = /-(?:[.,]*\d)+\W*(?:r(?:ed)?|foul)(?:\s?light)?\W*$/i;

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

const labelled = new RegExp(slipLabels.map(([{ source }]) => `(?:${source})`).join('|'), 'iy');
/** Returns the first label that stands at a place, with its text. */
const labelAt = <Label extends SlipLabel>(
  patterns: readonly [RegExp, Label][],
  text: string,
  at: number,
): { label: Label; found: string } | undefined => {
  for (const [pattern, label] of patterns) {
    const found = matchAt(pattern, text, at);
    if (found !== undefined && found !== '') return { label, found };
  }
  return undefined;
};

/** Splits a line; the lines around it tell where a red light is marked. */
const tokensOf = (raw: string, line: number, above: string, below: string): SlipToken[] => {
  const tokens: SlipToken[] = [];
  const isHead = !/[.,]\d/.test(raw) && (raw.match(/\b(?:60|330|660|1000|1320)\b/g)?.length ?? 0) >= 3;
  let at = 0;
  let joined = false;
  // Behind a leader a number begins.
  let fresh = 0;
  const skip = (pattern: RegExp): string => {
    const found = matchAt(pattern, raw, at) ?? '';
    at += found.length;
    return found;
  };
  const push = (label: SlipLabel, text: string): void => {
    tokens.push({ kind: 'label', label, unit: unitIn(text), line, column: at, length: text.length });
    at += text.length;
    skip(leader);
    fresh = at;
  };
  while (at < raw.length) {
    if (skip(/(?:\s+|\.{2,}(?=\s|[-*]|\d+[.,]\d|$)|\.+(?=\.\d))+/y) !== '') fresh = at;
    if (at >= raw.length) break;
    const startsWord = at === fresh || !/[\p{L}\d.]/u.test(raw[at - 1] ?? '');
    // One pattern of all labels refuses most places at once.
    const known =
      startsWord && matchAt(labelled, raw, at) !== undefined ? labelAt(slipLabels, raw, at) : undefined;
    if (known !== undefined) {
      push(known.label, known.found);
      continue;
    }
    // A bare distance is a label in a head, at the begin of a line, between other distances, or behind a number.
    const bare = startsWord && !joined ? labelAt(bareLabels, raw, at) : undefined;
    const last = tokens.at(-1);
    if (bare !== undefined && (isHead || last?.kind !== 'label' || isTimed(last.label))) {
      push(bare.label, bare.found);
      continue;
    }
    const dashes = matchAt(none, raw, at);
    if (dashes !== undefined && startsWord) {
      tokens.push({ kind: 'none', line, column: at, length: dashes.length });
      at += dashes.length;
      continue;
    }
    const digits = matchAt(number, raw, at);
    if (digits !== undefined && /\d/.test(digits) && startsWord) {
      const column = at;
      // `9F12` is the number of a car.
      const name =
        /^\d+$/.test(digits) && !/ ?(?:s|sec|mph|k)/iy.test(raw.slice(at + digits.length))
          ? skip(/\d+[A-Z][A-Z\d]*\b/iy)
          : '';
      if (name !== '') {
        tokens.push({
          kind: 'number',
          text: name,
          speed: false,
          unit: undefined,
          line,
          column,
          length: name.length,
        });
        continue;
      }
      const before = `${above}\n${raw.slice(0, at)}`;
      at += digits.length;
      const behind = `${raw.slice(at)}\n${below}`;
      const red = (redBefore.test(before) && !minusBefore.test(before)) || redBehind.test(behind) ? 'R' : '';
      skip(seconds);
      // A unit that touches its number is its unit; another may be the label of the next one.
      const sign = matchAt(speedSign, raw, at);
      const touches = sign !== undefined && (!sign.startsWith(' ') || joined);
      if (touches) at += sign.length;
      tokens.push({
        kind: 'number',
        text: `${digits}${red}`,
        speed: joined || touches,
        unit: touches ? unitIn(sign) : undefined,
        line,
        column,
        length: digits.length,
      });
      joined = skip(joint) !== '';
      continue;
    }
    joined = false;
    if (skip(bracket) === '' && skip(word) === '') at += 1;
  }
  return withUnits(tokens);
};

const isTimed = (label: SlipLabel): boolean => label.startsWith('et_') || label === 'mph';

/** Makes a bare speed label that nothing follows the unit of the number before it. */
const withUnits = (tokens: SlipToken[]): SlipToken[] => {
  const last = tokens.at(-1);
  const before = tokens.at(-2);
  const first = tokens[0];
  if (last?.kind !== 'label' || last.label !== 'mph' || before?.kind !== 'number' || first?.kind !== 'label')
    return tokens;
  return [...tokens.slice(0, -2), { ...before, speed: true, unit: last.unit }];
};

/** Splits the lines of a slip into labels, numbers and places without one; skips the rest. */
export const slipTokens = (lines: readonly string[]): SlipToken[][] =>
  lines.map((raw, line) => tokensOf(raw, line, lines[line - 1] ?? '', lines[line + 1] ?? ''));
