import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { readPackages } from './readPackages.mjs';

const lockfile = path.resolve(import.meta.dirname, '../../package-lock.json');

/** What a package says of its licence: its files, or where it has none its name for it and who wrote it. */
const noticeOf = async (root, { place, licence }) => {
  const folder = path.join(root, place);
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)[^.]*(\.(md|txt))?$/i.test(entry.name))
    .map(({ name }) => name)
    .sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  if (texts.length > 0) return texts.join('\n\n').replaceAll('\r\n', '\n').trim();
  const { author } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return [licence, author?.name ?? author].filter(Boolean).join(', by ');
};

/** The notices of all packages that the app may contain, each text once, below who has it: what is optional is no part of it. */
export const readNotices = async () => {
  const shipped = (await readPackages()).filter((each) => each.isShipped && !each.isOptional);
  // Where the packages are installed: another checkout may link to its lock file.
  const root = path.dirname(await realpath(lockfile));
  const texts = await Promise.all(shipped.map((each) => noticeOf(root, each)));
  const notices = [...new Set(texts)].map((text) => {
    const having = shipped.filter((_, index) => texts[index] === text);
    return `${having.map(({ name, version }) => `${name} ${version}`).join(', ')}\n\n${text}\n`;
  });
  return notices.join(`\n${'-'.repeat(80)}\n\n`);
};
