import type { ReadWord } from '@holeshot/shared-core';
import startCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';

/** Picture of one byte a pixel, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Recognizer that is ready: reads the words of level pictures. */
export type ReadWords = (picture: GreyPicture, progress: (share: number) => void) => ReadWord[];

/** Level of words in Tesseract's tree of blocks, paragraphs, lines and words. */
const words = 3;
/** Reads by its neural network alone. */
const networkOnly = 1;
/** Takes a picture for one block of lines, so that both lanes of a slip stay in a line. */
const oneBlock = 6;
/** Least progress that Tesseract tells. */
const begin = 30;

/** Writes a picture in the simplest format that Tesseract reads (PGM). */
const fileOf = ({ width, height, data }: GreyPicture): Uint8Array => {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
};

/**
 * Starts Tesseract.
 * @param code its compiled WebAssembly
 * @param english its data of the language, unpacked
 * @throws where either is damaged, or the memory does not suffice
 */
export const openTesseract = async (code: WebAssembly.Module, english: Uint8Array): Promise<ReadWords> => {
  let tell: (share: number) => void = () => undefined;
  const core = await new Promise<Awaited<ReturnType<typeof startCore>>>((resolve, reject) => {
    startCore({
      instantiateWasm: (imports, done) => {
        WebAssembly.instantiate(code, imports).then((instance) => done(instance, code), reject);
        return {};
      },
      TesseractProgress: (percent) => tell(Math.max(0, (percent - begin) / (100 - begin))),
      print: () => undefined,
      printErr: () => undefined,
    }).then(resolve, reject);
  });
  core.FS.writeFile('eng.traineddata', english);
  const api = new core.TessBaseAPI();
  if (api.Init(null, 'eng', networkOnly) !== 0) throw new Error('the data of the recognizer are damaged');
  core.FS.unlink('eng.traineddata');
  return (picture, progress) => {
    tell = progress;
    core.FS.writeFile('/input', fileOf(picture));
    api.SetPageSegMode(oneBlock);
    if (api.SetImageFile(1, 0) !== 0) throw new Error('the recognizer could not take the picture');
    api.SetSourceResolution(300);
    if (api.Recognize(null) !== 0) throw new Error('the recognizer stopped');
    const found: ReadWord[] = [];
    const each = api.GetIterator();
    each.Begin();
    do {
      if (each.Empty(words)) continue;
      const { x0, y0, x1, y1 } = each.getBoundingBox(words);
      found.push({
        text: each.GetUTF8Text(words),
        confidence: each.Confidence(words) / 100,
        left: x0,
        top: y0,
        right: x1,
        bottom: y1,
      });
    } while (each.Next(words));
    api.Clear();
    core.FS.unlink('/input');
    return found;
  };
};
