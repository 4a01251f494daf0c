import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The rules of this project, as text. */
export const ownRules = readFileSync(path.resolve(__dirname, '../../firestore.rules'), 'utf8');
