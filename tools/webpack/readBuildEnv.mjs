import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const file = path.resolve(import.meta.dirname, '../../.env');

/** The variables that a build is made by: those of `.env`, and above them those of the environment. */
export const readBuildEnv = () => ({
  ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}),
  ...process.env,
});
