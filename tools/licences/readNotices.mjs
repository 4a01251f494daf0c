import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPackages } from './readPackages.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Finds a package as Node does, in this folder or above: a copy of the repository may stand inside it. */
const installedAt = (place, from = root) => {
  const folder = path.join(from, place);
  return existsSync(folder) || from === path.dirname(from) ? folder : installedAt(place, path.dirname(from));
};

/** Reads a package's licence files; without one, gives the licence's name and the author. */
const noticeOf = async ({ place, licence }) => {
  const folder = installedAt(place);
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)[^.]*(\.(md|txt))?$/i.test(entry.name))
    .map(({ name }) => name)
    .sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  if (texts.length > 0) return texts.join('\n\n').replaceAll('\r\n', '\n').trim();
  const { author } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return [licence, author?.name ?? author].filter(Boolean).join(', by ');
};

/** Reads the notices of all packages that the app may contain, each text once; optional packages are no part of it. */
export const readNotices = async () => {
  const shipped = (await readPackages()).filter((each) => each.isShipped && !each.isOptional);
  const texts = await Promise.all(shipped.map(noticeOf));
  const notices = [...new Set(texts)].map((text) => {
    const having = shipped.filter((_, index) => texts[index] === text);
    return `${having.map(({ name, version }) => `${name} ${version}`).join(', ')}\n\n${text}\n`;
  });
  return notices.join(`\n${'-'.repeat(80)}\n\n`);
};
