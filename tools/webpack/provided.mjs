import { createRequire } from 'node:module';
import path from 'node:path';
import { importTs } from '../env/importTs.mjs';

const require = createRequire(import.meta.url);
const source = path.resolve(import.meta.dirname, '../../shared-core/src/platform/providedModules.ts');

/** Gives the npm package of a module: `@mui/material` for `@mui/material/Button`. */
const packageOf = (key) =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');

const versionOf = (key) => require(`${packageOf(key)}/package.json`).version;

/** Reads the installed version of every module the shell provides, by the module's key. */
export const readProvided = async () => {
  const { providedModules } = await importTs(source);
  const keys = Object.values(providedModules).flat();
  return Object.fromEntries(keys.map((key) => [key, versionOf(key)]));
};
