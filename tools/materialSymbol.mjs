import { existsSync, readFileSync } from 'node:fs';

const symbols = '@material-symbols/svg-400';

/**
 * Reads the path of an icon of Material Symbols Rounded (Apache-2.0), as in the `d` of an SVG. Its package would be a fifth
 * of all installed files, so it is installed only to draw icons anew.
 * @throws where the package is missing or has no such icon
 */
export const materialSymbol = (name) => {
  const folder = new URL(`../node_modules/${symbols}/rounded/`, import.meta.url);
  if (!existsSync(folder))
    throw new Error(`The icons are missing: npm install --no-save ${symbols}@0.48.2, then once more.`);
  const d = /\bd="([^"]+)"/.exec(readFileSync(new URL(`${name}.svg`, folder), 'utf8'))?.[1];
  if (d === undefined) throw new Error(`${name}.svg has no path`);
  return d;
};
