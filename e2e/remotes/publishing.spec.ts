import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openSite } from '../kit/site';
import { expect, test } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

const oldWords = 'At least 8 characters.';
const newWords = 'At least eight characters.';

const hashesOf = async (folder: string, except: string): Promise<string> => {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((name) => !name.startsWith(except))
    .sort();
  const hashes = names.map(async (name) => {
    const hash = createHash('sha256').update(await readFile(name));
    return `${name} ${hash.digest('hex')}`;
  });
  return (await Promise.all(hashes)).join('\n');
};

test('a new version of one remote is found by the shell, and no other file is touched', async ({ page }) => {
  const site = await openSite();
  try {
    await page.goto(`${site.url}/register`);
    await expect(page.getByText(oldWords)).toBeVisible();
    const own = path.join(site.folder, 'remotes/mf-account');
    const before = await hashesOf(site.folder, own);
    await site.publish('mf-account', { [oldWords]: newWords });
    expect(await hashesOf(site.folder, own)).toBe(before);
    await expect(async () => {
      await page.goto(`${site.url}/register`);
      await expect(page.getByText(newWords)).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 45_000 });
  } finally {
    await page.close();
    await site.close();
  }
});
