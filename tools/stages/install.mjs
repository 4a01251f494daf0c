import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const root = path.resolve(import.meta.dirname, '../..');

const isCurrent = () => {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs
  );
};

/**
 * Installs the packages of the lockfile where that has not been done since it changed; gives the exit code.
 * Not `npm ci`, which takes the lockfile as well, but removes all that is installed before it fetches what has changed.
 */
export const install = () =>
  isCurrent()
    ? 0
    : run(
        ['npm', 'install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error'],
        {
          cwd: root,
        },
      );
