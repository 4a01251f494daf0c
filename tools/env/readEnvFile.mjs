import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const file = path.resolve(import.meta.dirname, '../../.env');

/** Reads the variables of `.env`; none where there is no such file. */
export const readEnvFile = () => (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {});
