import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Text of this project's rules. */
export const ownRules = readFileSync(path.resolve(__dirname, '../../firestore.rules'), 'utf8');
