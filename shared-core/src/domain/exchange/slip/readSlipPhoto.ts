import { lanesAlone } from './laneNames';
import { mendPhoto } from './mendPhoto';
import { doubtWhere } from './slipLane';
import { hasTime } from './slipTime';
import type { SlipPlace } from './slipTokens';
import type { NamedTrack } from './slipTrack';
import { isTooLongForSlip, readSlipText, tooLong, type SlipReading } from './readSlipText';
import { withUnread } from './withUnread';

/** Word of a recognized text, with the confidence of the recognizer (0 to 1). */
export interface RecognizedWord extends SlipPlace {
  confidence: number;
}

/** Least confidence of a value that needs no look. */
const leastConfidence = 0.8;

const decimalsOf = (text: string): number => /[.,](\d+)$/.exec(text)?.[1]?.length ?? 0;
/** Returns the decimals that most numbers have; of two as frequent ones the fewer. */
const usualDecimals = (texts: readonly string[]): number => {
  const counts = [2, 1, 3].map((decimals) => texts.filter((text) => decimalsOf(text) === decimals).length);
  return [2, 1, 3][counts.indexOf(Math.max(...counts))] ?? 2;
};

/** Confidence below which a word that is no label says nothing. */
const junk = 0.6;

const touches = (one: SlipPlace, other: SlipPlace): boolean =>
  one.line === other.line &&
  one.column < other.column + other.length &&
  other.column < one.column + one.length;

/** Weight of the names of both lanes: figures of a photo are misread, and names seldom. */
const namesWeigh = 30;

/**
 * Reads a slip out of the recognized text of a photo: a value of an uncertain word is doubtful, and unread where it
 * breaks the order of the others or copies the other lane.
 * @param tracks the racer's
 */
export const readSlipPhoto = (
  { text, words }: { text: string; words: readonly RecognizedWord[] },
  tracks: readonly NamedTrack[] = [],
): SlipReading => {
  if (isTooLongForSlip(text)) return tooLong;
  const {
    text: mendedText,
    mended,
    zerosUnsure,
  } = mendPhoto(text, (place) => words.some((word) => word.confidence < junk && touches(word, place)));
  const reading = readSlipText(mendedText, tracks, namesWeigh);
  const lines = mendedText.split('\n');
  const textAt = ({ line, column, length }: SlipPlace) => lines[line]?.slice(column, column + length) ?? '';
  const unsure = [...mended, ...words.filter(({ confidence }) => !(confidence >= leastConfidence))];
  const speeds = reading.lanes.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([field, { place }]) => (field.startsWith('mph_') ? textAt(place) : [])),
  );
  const usual = usualDecimals(speeds);
  const isUnsure = (line: number): boolean => unsure.some((word) => word.line === line);
  // One letter tells the lane.
  const isLetterUnsure = lines.some((line, at) => lanesAlone.test(line) && isUnsure(at));
  const names = reading.lanes.map(({ lane }) => lane);
  const areTold = names.length < 2 || (new Set(names).size === 2 && !names.includes(undefined));
  const isNamed =
    areTold &&
    ((reading.lanes.length < 2 && !isLetterUnsure) ||
      (/\bleft\b/i.test(mendedText) && /\bright\b/i.test(mendedText)) ||
      !/\b(?:left|right)\b/i.test(mendedText));
  const lanes = reading.lanes.map((lane) => ({
    ...lane,
    ...doubtWhere(
      lane,
      'signs',
      (field, { place }) =>
        unsure.some((word) => touches(word, place)) ||
        (zerosUnsure && /[86]/.test(textAt(place))) ||
        // A figure too many.
        (field.startsWith('mph_') && decimalsOf(textAt(place)) !== usual),
    ),
    // The name of one lane alone does not tell which of two it is: the other one was not recognized.
    lane: isNamed ? lane.lane : undefined,
  }));
  return {
    ...reading,
    lanes: withUnread(lanes, reading.laneOpen),
    round: reading.round && isUnsure(reading.round.line) ? undefined : reading.round,
    timeDoubtful:
      reading.timeDoubtful ||
      (reading.localTime !== undefined && unsure.some(({ line }) => hasTime(lines[line] ?? ''))),
  };
};
