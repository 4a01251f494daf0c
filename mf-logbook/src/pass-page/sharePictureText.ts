/** Size of a shared picture in pixels. */
export const pictureSize = { width: 1080, height: 1350 } as const;

/** Width (px) of the empty edge of a shared picture. */
export const pictureEdge = 80;

/** Canvas as far as writing uses it. */
export type TextCanvas = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'font' | 'textAlign' | 'fillText' | 'measureText'
>;

/** Smallest letters (px) that a reader of the picture can read. */
const smallest = 20;

interface LineStyle {
  size?: number;
  weight?: number;
  color?: string;
  align?: CanvasTextAlign;
  /** Widest (px) that the line may be. */
  most?: number;
}

/** Writes a line of text. */
export type Write = (text: string, x: number, y: number, style?: LineStyle) => void;

/** Makes a writer whose lines fit: a wide one gets smaller letters, and is cut where these would be unreadable. */
export const writerOn =
  (canvas: TextCanvas, textColor: string): Write =>
  (
    text,
    x,
    y,
    {
      size = 40,
      weight = 400,
      color = textColor,
      align = 'left',
      most = pictureSize.width - 2 * pictureEdge,
    } = {},
  ) => {
    const setSize = (pixels: number): void => {
      canvas.font = `${weight} ${pixels}px "Roboto Variable", Roboto, system-ui, sans-serif`;
    };
    const widthOf = (line: string): number => canvas.measureText(line).width;
    setSize(size);
    const wide = widthOf(text);
    let shown = text;
    if (wide > most) {
      setSize(Math.max(smallest, Math.floor((size * most) / wide)));
      const letters = [...text];
      while (letters.length > 0 && widthOf(shown) > most) {
        letters.pop();
        shown = `${letters.join('').trimEnd()}…`;
      }
    }
    canvas.fillStyle = color;
    canvas.textAlign = align;
    canvas.fillText(shown, x, y);
  };
