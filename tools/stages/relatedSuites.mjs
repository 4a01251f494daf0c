import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { packages } from './packages.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Projects of jest that need no emulators. */
export const unitProjects = [...packages.filter((folder) => folder !== 'e2e'), 'tools'];

const ownerOf = (file) => file.split('/')[0];

/**
 * Sorts suites by how near they are to changed files: changed itself, beside one, in the package of one, elsewhere.
 * @param {string[]} suites
 * @param {string[]} changed
 */
export const nearestFirst = (suites, changed) => {
  const folders = new Set(changed.map((file) => path.dirname(file)));
  const owners = new Set(changed.map(ownerOf));
  const distance = (suite) => {
    if (changed.includes(suite)) return 0;
    if (folders.has(path.dirname(suite))) return 1;
    return owners.has(ownerOf(suite)) ? 2 : 3;
  };
  return suites.toSorted((one, other) => distance(one) - distance(other));
};

/**
 * Gives the suites that import a changed file, directly or not, the nearest first.
 * @param {string[]} changed files from the root on
 */
export const relatedSuites = (changed) => {
  const sources = changed.filter((file) => unitProjects.includes(ownerOf(file)));
  if (sources.length === 0) return [];
  const list = ['jest', '--listTests', '--findRelatedTests', ...sources, '--projects', ...unitProjects];
  const listed = execFileSync('npx', list, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const suites = listed.split('\n').filter((line) => line !== '');
  return nearestFirst(
    suites.map((suite) => path.relative(root, suite)),
    sources,
  );
};
