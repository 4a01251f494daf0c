import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const stampsFile = path.join(root, '.cache/lint.json');

/** What the result for each folder depends on beside its own files: rules by types see the types of shared-core. */
const seenByAll = [
  'shared-core',
  'tools/lint',
  'eslint.config.mjs',
  'tsconfig.base.json',
  'package-lock.json',
];

const filesIn = (...places) =>
  execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '--', ...places], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
    .sort();

const stampOf = (folder) => {
  const hash = createHash('sha256');
  for (const file of new Set(filesIn(folder, ...seenByAll)))
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
};

const readStamps = () => (existsSync(stampsFile) ? JSON.parse(readFileSync(stampsFile, 'utf8')) : {});

/** Gives the folders that are not as they were, or do not see what they saw, when the linter found nothing in them. */
export const unlinted = (folders) => {
  const stamps = readStamps();
  return folders.filter((folder) => stamps[folder] !== stampOf(folder));
};

/** Remembers that the linter found nothing in these folders as they are. */
export const noteLinted = async (folders) => {
  const clean = Object.fromEntries(folders.map((folder) => [folder, stampOf(folder)]));
  await mkdir(path.dirname(stampsFile), { recursive: true });
  await writeFile(stampsFile, JSON.stringify({ ...readStamps(), ...clean }));
};

const sizeOf = (folder) =>
  filesIn(folder)
    .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file))
    .reduce((sum, file) => sum + readFileSync(path.join(root, file)).length, 0);

/** Splits folders into two lists with about as much source each, so that two linters end together. */
export const halvesOf = (folders) => {
  const sizes = folders.map((folder) => [folder, sizeOf(folder)]).sort(([, one], [, other]) => other - one);
  const halves = [
    { size: 0, folders: [] },
    { size: 0, folders: [] },
  ];
  for (const [folder, size] of sizes) {
    const [smaller] = halves.sort((one, other) => one.size - other.size);
    smaller.size += size;
    smaller.folders.push(folder);
  }
  return halves.map((half) => half.folders);
};
