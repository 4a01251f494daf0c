import { readFile } from 'node:fs/promises';
import path from 'node:path';

const lockfile = path.resolve(import.meta.dirname, '../../package-lock.json');

/** Licences that the lockfile lacks, from the packages' own files. */
const saidElsewhere = { fuzzy: 'MIT', limiter: 'MIT', 'valid-url': 'MIT' };

/**
 * Lists every package of package-lock.json, once for each version, by name.
 * @returns {Promise<{ name: string, version: string, licence: string, integrity?: string, place: string, isShipped: boolean, isOptional: boolean }[]>}
 *   `isShipped` where the app or the functions may contain it, in part; `isOptional` where it is not installed everywhere
 */
export const readPackages = async () => {
  const { packages: places } = JSON.parse(await readFile(lockfile, 'utf8'));
  const rows = Object.entries(places)
    .filter(([place, each]) => place.includes('node_modules/') && !each.link)
    .map(([place, each]) => {
      const name = each.name ?? place.slice(place.lastIndexOf('node_modules/') + 13);
      const licence = each.license ?? saidElsewhere[name] ?? 'unknown';
      const isShipped = !each.dev && !each.devOptional;
      const { version, integrity, optional: isOptional = false } = each;
      return { name, version, licence, integrity, place, isShipped, isOptional };
    })
    .sort((a, b) => `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`));
  const packages = new Map();
  for (const row of rows) {
    const key = `${row.name}@${row.version}`;
    // The same version may stand at several places; one shipped place is enough.
    packages.set(key, { ...row, isShipped: row.isShipped || packages.get(key)?.isShipped === true });
  }
  return [...packages.values()];
};
