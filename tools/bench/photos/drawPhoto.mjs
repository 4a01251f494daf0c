import { photographSlip } from './photographSlip.mjs';
import { fonts, printSlip } from './printSlip.mjs';
import { slipOfSeed } from './slipOfSeed.mjs';

/** Creates random numbers from a seed (mulberry32). */
const seeded = (seed) => {
  let state = Math.imul(seed, 2654435761);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Draws the photo of a seed: a layout, a typeface, and a badly taken picture. */
export const drawPhoto = async (seed) => {
  const random = seeded(seed);
  random();
  const slip = slipOfSeed(seed, random);
  const font = fonts[(seed + Math.floor(seed / 12)) % fonts.length];
  const { blob, about } = await photographSlip(printSlip(slip.lines, font, random), font, random);
  return { ...slip, blob, about };
};
