import path from 'node:path';
import { currentOf, isVersion, listVersions, nextNumber, swapPointer, versionIn } from './versions.mjs';

const named = async (to, version) => {
  const pointer = isVersion(version) ? await versionIn(to, version) : undefined;
  if (pointer === undefined) throw new Error(`There is no version ${version} in ${to}: --list names them.`);
  return pointer;
};

/** Lists the versions before a pointer, the nearest first; a circle ends where it began. */
const versionsBefore = async (to, pointer) => {
  const before = [];
  let { previous } = pointer ?? {};
  while (previous !== undefined && before.every(({ folder }) => folder !== previous)) {
    const version = await versionIn(to, previous);
    if (version === undefined) break;
    before.push(version);
    ({ previous } = version);
  }
  return before;
};

const isGood = ({ bad }) => bad !== true;

/**
 * Finds the version that a place is to go back to: the one named, or the last good one before the current.
 * @param {string} to the place
 * @param {string} [version] the folder of the version
 * @returns {Promise<object>} its pointer
 * @throws where there is none, or it is marked bad
 */
export const wayBack = async (to, version) => {
  const current = await currentOf(to);
  if (version === undefined) {
    const before = (await versionsBefore(to, current)).find(isGood);
    if (before === undefined)
      throw new Error(`There is no version before ${current?.folder ?? 'the first'} in ${to}.`);
    return before;
  }
  const pointer = await named(to, version);
  if (version === current?.folder) throw new Error(`${version} is the current version already.`);
  if (!isGood(pointer))
    throw new Error(
      `${version} is marked bad, so no way leads back to it. Publish its build to have it again.`,
    );
  return pointer;
};

/** Gives a pointer whose way back leads past the versions marked bad. */
const withGoodWay = async (to, pointer) => {
  const good = (await versionsBefore(to, pointer)).find(isGood);
  // As JSON a pointer without a good one has no `previous`.
  return { ...pointer, previous: good?.folder };
};

const mark = async (to, folders) => {
  const fileOf = (folder) => path.join(to, folder, 'pointer.json');
  for (const folder of folders)
    await swapPointer(fileOf(folder), { ...(await versionIn(to, folder)), bad: true });
  for (const { folder } of await listVersions(to))
    await swapPointer(fileOf(folder), await withGoodWay(to, await versionIn(to, folder)));
  await swapPointer(path.join(to, 'current.json'), await withGoodWay(to, await currentOf(to)));
};

/**
 * Marks a version bad: neither its team nor a device goes back to it.
 * @param {string} to the place
 * @param {string} version its folder
 * @throws where it is the current one, or there is none
 */
export const markBad = async (to, version) => {
  await named(to, version);
  if (version === (await currentOf(to))?.folder)
    throw new Error(`${version} is the current version: --rollback takes it back and marks it.`);
  await mark(to, [version]);
};

/**
 * Points a place to a version before the current one, and marks all that were published after it bad.
 * @param {{ to: string, version?: string, activate?: (pointer: object) => Promise<void> }} options `version` as `wayBack`
 *   takes it
 * @returns {Promise<string>} the folder it points to now
 * @throws as `wayBack` does
 */
export const rollBack = async ({ to, version, activate }) => {
  const pointer = await wayBack(to, version);
  const left = await currentOf(to);
  const later = (await listVersions(to)).filter(({ published }) => published > pointer.published);
  await activate?.(pointer);
  await swapPointer(path.join(to, 'current.json'), { ...pointer, number: nextNumber(left) });
  await mark(to, new Set([left.folder, ...later.map(({ folder }) => folder)]));
  return pointer.folder;
};
