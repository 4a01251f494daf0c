import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';

const kept = path.join(import.meta.dirname, 'kept');
const differing = path.resolve(import.meta.dirname, '../../test-results/pictures/differing');

/** Reduction of a stored picture: another drawing of a letter disappears. */
const smaller = 5;

/** Largest difference of a color, of 255, in an equal pixel. */
const colourStep = 40;

/** Largest share of different pixels: another minute of weather makes 0.6 %, another drawing of letters 0.3 %. */
const tolerance = 0.015;

/** Tells whether this run stores pictures, as `npm run pictures` does, and compares nothing. */
export const keeping = process.env['HOLESHOT_KEEP_PICTURES'] !== undefined;

/** Turns every figure into an 8 of the same width: season and weather move with the day, the screen must not. */
const evenOutFigures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const text = texts.currentNode as Text;
      if (/[0-79]/.test(text.data)) text.data = text.data.replace(/\d/g, '8');
    }
  });

interface Compared {
  /** Stored form, in base64. */
  small: string;
  /** 1 if the two have different sizes. */
  share: number;
}

const compare = (page: Page, shot: string, before: string | undefined): Promise<Compared> =>
  page.evaluate(
    async ([png, webp, times, step]) => {
      const pixelsOf = async (source: string, shrink: number) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const width = Math.round(image.naturalWidth / shrink);
        const height = Math.round(image.naturalHeight / shrink);
        const canvas = new OffscreenCanvas(width, height);
        const drawing = canvas.getContext('2d');
        if (drawing === null) throw new Error('nothing to draw on');
        drawing.imageSmoothingQuality = 'high';
        drawing.drawImage(image, 0, 0, width, height);
        return { canvas, data: drawing.getImageData(0, 0, width, height).data };
      };
      const shrunk = await pixelsOf(`data:image/png;base64,${png}`, times);
      const blob = await shrunk.canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
      const small = btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
      if (webp === undefined) return { small, share: 1 };
      const now = await pixelsOf(`data:image/webp;base64,${small}`, 1);
      const then = await pixelsOf(`data:image/webp;base64,${webp}`, 1);
      if (now.data.length !== then.data.length) return { small, share: 1 };
      let differing = 0;
      for (let at = 0; at < now.data.length; at += 4)
        if (
          [0, 1, 2].some(
            (colour) => Math.abs((now.data[at + colour] ?? 0) - (then.data[at + colour] ?? 0)) > step,
          )
        )
          differing += 1;
      return { small, share: (differing * 4) / now.data.length };
    },
    [shot, before, smaller, colourStep] as const,
  );

/**
 * Returns the difference of the screen from its stored picture, and the tolerance; stores the picture instead if
 * asked.
 */
const differenceFrom = async (page: Page, name: string): Promise<number> => {
  await evenOutFigures(page);
  const shot = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const file = path.join(kept, `${name}.webp`);
  const { small, share } = await compare(page, shot, await readFile(file, 'base64').catch(() => undefined));
  if (keeping) {
    await mkdir(kept, { recursive: true });
    await writeFile(file, Buffer.from(small, 'base64'));
  } else if (share > tolerance) {
    await mkdir(differing, { recursive: true });
    await writeFile(path.join(differing, `${name}.png`), Buffer.from(shot, 'base64'));
  }
  return share;
};

/**
 * Expects that the screen looks like its stored picture from a few steps away. A failing one lies in
 * `test-results/pictures/differing`.
 */
export const comparePicture = async (page: Page, name: string): Promise<void> => {
  const share = await differenceFrom(page, name);
  if (keeping) return;
  const words = `${name} does not look as it is kept; where it should, npm run pictures keeps the new look`;
  expect.soft(share, words).toBeLessThanOrEqual(tolerance);
};

/** Expects that the screen would differ from its stored picture of this name. */
export const expectNoticed = async (page: Page, name: string): Promise<void> => {
  if (!keeping) expect(await differenceFrom(page, name)).toBeGreaterThan(tolerance);
};
