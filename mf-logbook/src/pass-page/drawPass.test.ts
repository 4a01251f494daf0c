import type { LogEntry } from '@holeshot/shared-core';
import { fullPass } from '@holeshot/shared-core/testing';
import { drawPass } from './drawPass';
import { pictureSize } from './sharePictureText';

/** Canvas that notes what is written; each letter is half as wide as high. */
const drawnOf = (entry: LogEntry) => {
  const written: { text: string; y: number; size: number }[] = [];
  const sizeOf = (font: string): number => Number(/(\d+)px/.exec(font)?.[1]);
  const canvas = {
    fillStyle: '',
    font: '',
    textAlign: 'left' as CanvasTextAlign,
    fillRect: () => undefined,
    measureText: (text: string) => ({ width: (text.length * sizeOf(canvas.font)) / 2 }) as TextMetrics,
    fillText: (text: string, _: number, y: number) =>
      void written.push({ text, y, size: sizeOf(canvas.font) }),
  };
  drawPass(canvas, entry);
  return written.filter(({ text }) => text !== '');
};

describe('the picture of a pass', () => {
  test('has the ET, the slip of both lanes, the call and the air', () => {
    const texts = drawnOf(fullPass).map(({ text }) => text);
    for (const text of ['11.241', '118.6 mph', '1/8 ET', '7.148', 'Holeshot']) expect(texts).toContain(text);
    expect(texts).toContainEqual(expect.stringMatching(/^Call 11\.235, miss \+0\.006 · DA [\d,]+ ft$/));
  });

  test('writes a long name smaller, and nothing below its edge', () => {
    const title = 'The longest name that a dragway of this country has ever had, with its sponsor';
    const written = drawnOf({ ...fullPass, location: { ...fullPass.location, title } });
    expect(written.find(({ text }) => text === title)?.size).toBeLessThan(52);
    for (const { y } of written) expect(y).toBeLessThan(pictureSize.height - 40);
  });

  test('says nothing that is unknown', () => {
    const texts = drawnOf({ ...fullPass, derived: { finish_et: fullPass.derived.finish_et! } }).map(
      ({ text }) => text,
    );
    expect(texts.filter((text) => /Call|DA|undefined|NaN/.test(text))).toEqual([]);
  });
});
