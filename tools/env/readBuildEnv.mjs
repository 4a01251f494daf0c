import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const file = path.resolve(import.meta.dirname, '../../.env');

/** Makes each build of this program one for the local stack, whatever project `.env` or the environment names. */
export const buildLocally = () => {
  process.env.HOLESHOT_LOCAL = 'yes';
};

const ofProject = /^HOLESHOT_(FIREBASE|APP_CHECK)_/;

/**
 * The variables that a build is made by: those of `.env`, and above them those of the environment; of a local build
 * those of the environment that name no project.
 */
export const readBuildEnv = () => {
  if (process.env.HOLESHOT_LOCAL === 'yes')
    return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofProject.test(name)));
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env };
};
