import { doubtWhere } from './slipLane';
import { hasTime } from './slipTime';
import type { SlipPlace } from './slipTokens';
import type { NamedTrack } from './slipTrack';
import { readSlipText, type SlipReading } from './readSlipText';

/** Word of a recognized text, with the confidence of the recognizer (0 to 1). */
export interface RecognizedWord extends SlipPlace {
  confidence: number;
}

/** Least confidence of a value that needs no look. */
const leastConfidence = 0.8;

const touches = (one: SlipPlace, other: SlipPlace): boolean =>
  one.line === other.line &&
  one.column < other.column + other.length &&
  other.column < one.column + one.length;

/**
 * Reads a slip out of the recognized text of a photo: a value of an uncertain word is doubtful.
 * @param tracks the racer's
 */
export const readSlipPhoto = (
  { text, words }: { text: string; words: readonly RecognizedWord[] },
  tracks: readonly NamedTrack[] = [],
): SlipReading => {
  const reading = readSlipText(text, tracks);
  const unsure = words.filter(({ confidence }) => !(confidence >= leastConfidence));
  const lines = text.split('\n');
  return {
    ...reading,
    lanes: reading.lanes.map((lane) => ({
      ...lane,
      ...doubtWhere(lane, 'signs', (_, { place }) => unsure.some((word) => touches(word, place))),
    })),
    timeDoubtful:
      reading.timeDoubtful ||
      (reading.localTime !== undefined && unsure.some(({ line }) => hasTime(lines[line] ?? ''))),
  };
};
