import path from 'node:path';
import { importTs } from '../env/importTs.mjs';

const file = path.resolve(import.meta.dirname, '../../shared-core/src/platform/icons.ts');

/**
 * Gives the name that an icon has in shared-core's `icons`.
 * @param {string} icon its short name, such as `page` for `pageIcon`
 * @throws where there is none of that name; the message lists them
 */
export const readIcon = async (icon) => {
  const icons = Object.keys(await importTs(file));
  const name = `${icon}Icon`;
  if (!icons.includes(name)) {
    const names = icons.filter((each) => each.endsWith('Icon')).map((each) => each.slice(0, -'Icon'.length));
    throw new Error(`There is no icon ${icon}; there are ${names.join(', ')}.`);
  }
  return name;
};
