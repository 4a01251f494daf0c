/* global describe, expect, test */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteFolders } from './remoteFolders.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const linesOf = async (file) => (await readFile(path.join(root, file), 'utf8')).split('\n');

describe('the list of remotes', () => {
  test('names each folder mf-*, and no other', async () => {
    const folders = (await readdir(root)).filter((name) => name.startsWith('mf-'));
    expect([...remoteFolders].sort()).toEqual(folders.sort());
  });

  test('has a team for each remote in CODEOWNERS', async () => {
    const owned = (await linesOf('CODEOWNERS')).map((line) => /^\/(mf-\S+)\/ +@\S+\/\S+$/.exec(line)?.[1]);
    expect(owned.filter(Boolean).sort()).toEqual([...remoteFolders].sort());
  });

  test('has a line for the address of each remote in .env.example', async () => {
    const named = (await linesOf('.env.example')).map((line) => /^HOLESHOT_REMOTE_(\w+)=$/.exec(line)?.[1]);
    const variables = remoteFolders.map((folder) => folder.replaceAll('-', '_').toUpperCase());
    expect(named.filter(Boolean).sort()).toEqual(variables.sort());
  });
});
