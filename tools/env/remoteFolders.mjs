import { readFileSync } from 'node:fs';
import path from 'node:path';

const list = path.resolve(import.meta.dirname, '../../shell/src/remotes/remotes.json');

/** Folders of the remotes, in the order of the menus; the list stands in the shell. */
export const remoteFolders = JSON.parse(readFileSync(list, 'utf8'));
