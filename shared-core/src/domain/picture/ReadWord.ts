/** Word that was recognized in a picture, with its box in pixels. */
export interface ReadWord {
  text: string;
  /** 0 to 1. */
  confidence: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
