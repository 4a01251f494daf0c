import { existsSync } from 'node:fs';
import path from 'node:path';
import { importTs } from '../env/importTs.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Reads what a remote offers from its source.
 * @param {string} folder the remote's folder, such as `mf-logbook`
 */
export const readOffer = async (folder) => {
  const file = path.join(root, folder, 'src/offer.ts');
  if (!existsSync(file))
    throw new Error(`${folder} has no src/offer.ts, so the shell cannot know what it offers`);
  const { offer } = await importTs(file);
  return offer;
};
