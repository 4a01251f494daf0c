import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../kit/test';

const site = process.env['HOLESHOT_SITE'] ?? path.resolve(import.meta.dirname, '../../dist/hosting');
const place = path.join(site, 'remotes/mf-account');
const oldWords = 'At least 8 characters.';
const newWords = 'At least eight characters.';

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

const hashesOfSite = async (except: string): Promise<string> => {
  const names = (await readdir(site, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((name) => !name.startsWith(except))
    .sort();
  return (await Promise.all(names.map(async (name) => `${name} ${sha256(await readFile(name))}`))).join('\n');
};

interface Pointer {
  folder: string;
  entry: string;
  version: string;
  files: { url: string; sha256: string; bytes: number }[];
}

/** The published version with one sentence changed, as that team's next build would be. */
const makeNextVersion = async (): Promise<string> => {
  const dist = await mkdtemp(path.join(tmpdir(), 'holeshot-next-'));
  const pointer = JSON.parse(await readFile(path.join(place, 'current.json'), 'utf8')) as Pointer;
  const folder = `next${pointer.folder.slice(4)}`;
  await cp(path.join(place, pointer.folder), path.join(dist, folder), { recursive: true });
  for (const file of pointer.files) {
    const name = path.join(dist, folder, path.basename(file.url));
    const text = await readFile(name, 'utf8');
    if (text.includes(oldWords)) await writeFile(name, text.replaceAll(oldWords, newWords));
    const bytes = await readFile(name);
    Object.assign(file, {
      url: `${folder}/${path.basename(file.url)}`,
      sha256: sha256(bytes),
      bytes: bytes.length,
    });
  }
  const next = { ...pointer, folder, entry: `${folder}/remoteEntry.js`, version: '4.4.18' };
  await writeFile(path.join(dist, 'current.json'), JSON.stringify(next));
  return dist;
};

test('a new version of one remote is found by the shell, and no other file is touched', async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByText(oldWords)).toBeVisible();

  const before = await hashesOfSite(place);
  const kept = await mkdtemp(path.join(tmpdir(), 'holeshot-kept-'));
  await cp(path.join(place, 'current.json'), path.join(kept, 'current.json'));
  const dist = await makeNextVersion();
  try {
    execFileSync('npm', ['run', 'publish-remote', '-w', 'mf-account', '--', '--dist', dist, '--to', site], {
      cwd: path.resolve(import.meta.dirname, '../..'),
    });
    expect(await hashesOfSite(place)).toBe(before);
    await expect(async () => {
      await page.goto('/register');
      await expect(page.getByText(newWords)).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 45_000 });
  } finally {
    await rename(path.join(kept, 'current.json'), path.join(place, 'current.json'));
    await rm(dist, { recursive: true });
  }
});
