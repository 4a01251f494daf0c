import type { SlipReading } from '../../domain/exchange/slip/readSlipText';
import type { NamedTrack } from '../../domain/exchange/slip/slipTrack';
import type { Result } from '../../domain/plain/result';

/** Part of a picture as the browser shows it: shares of its width and height. */
export interface PictureBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Word of a picture: its place in the text, from 0, and in the picture. */
export interface PictureWord {
  line: number;
  column: number;
  length: number;
  /** 0 to 1. */
  confidence: number;
  box: PictureBox;
}

/** Text of a picture, with the columns of the picture. */
export interface PictureText {
  text: string;
  words: PictureWord[];
}

/** Progress of a reading: first the recognizer loads, then it reads. */
export interface ReadingProgress {
  step: 'loading' | 'reading';
  /** 0 to 1. */
  share: number;
}

/** Recognizer of text in pictures and reader of slips, on this device alone and beside the page. */
export interface RecognizerPort {
  /**
   * Reads the text of a picture. Without text it succeeds with none; it fails for a file that is no picture or too
   * large, and where the recognizer could not be loaded.
   * @param options `signal` cancels, and the reading fails with `reading-canceled`
   */
  read(
    picture: Blob,
    options: { signal: AbortSignal; progress: (progress: ReadingProgress) => void },
  ): Promise<Result<PictureText>>;
  /**
   * Reads a slip: no lane where the text has none. It fails where the reader could not be loaded, or was canceled.
   * @param slip its text, or the text of its picture, whose uncertain words are doubted
   * @param tracks the racer's
   */
  readSlip(
    slip: string | PictureText,
    tracks: readonly NamedTrack[],
    signal: AbortSignal,
  ): Promise<Result<SlipReading>>;
}
