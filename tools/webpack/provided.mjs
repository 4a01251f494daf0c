import { createRequire } from 'node:module';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

const require = createRequire(import.meta.url);
const source = path.resolve(import.meta.dirname, '../../shared-core/src/platform/providedModules.ts');

/** The npm package that a module belongs to: `@mui/material` for `@mui/material/Button`. */
const packageOf = (key) =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');

const versionOf = (key) => require(`${packageOf(key)}/package.json`).version;

/** The installed version of every module the shell provides, by the module's key. */
export const readProvided = async () => {
  const { providedModules } = await tsImport(source, import.meta.url);
  const keys = Object.values(providedModules).flat();
  return Object.fromEntries(keys.map((key) => [key, versionOf(key)]));
};
