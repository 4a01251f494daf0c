import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { untilOfflineReady } from '../kit/racer';
import { remotes } from '../kit/remotes';
import { freePorts, serveFolder, type ServedFolder } from '../kit/serveFolder';
import { openSite, type OwnSite } from '../kit/site';
import { expect, test, withoutNetwork } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

const root = path.resolve(import.meta.dirname, '../..');
const oldWords = 'At least 8 characters.';
const newWords = 'At least eight characters.';

/** Builds a shell for remotes that each have an origin of their own. */
const buildShell = (to: string): void => {
  const places = remotes.map((name, index) => [
    `HOLESHOT_REMOTE_${name.replaceAll('-', '_').toUpperCase()}`,
    `http://127.0.0.1:${freePorts.reserved + index}/current.json`,
  ]);
  execFileSync('npx', ['webpack', '--output-path', to, '--no-cache'], {
    cwd: path.join(root, 'shell'),
    env: { ...process.env, ...(Object.fromEntries(places) as Record<string, string>) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

test('shell and remotes, each on its own origin, work without a network, and one team publishes alone @all', async ({
  page,
  context,
  declareFault,
}) => {
  const shell = await mkdtemp(path.join(tmpdir(), 'holeshot-seven-'));
  const { remoteSiteConfig } = (await import(path.join(root, 'tools/publish/hostingSite.mjs'))) as {
    remoteSiteConfig: (folder: string) => { headers: object[] };
  };
  let site: OwnSite | undefined;
  const own: ServedFolder[] = [];
  try {
    buildShell(shell);
    site = await openSite(shell);
    for (const [index, name] of remotes.entries()) {
      const folder = path.join(site.folder, 'remotes', name);
      own.push(await serveFolder(folder, remoteSiteConfig('.'), freePorts.reserved + index));
    }
    await page.goto(`${site.url}/register`);
    await expect(page.getByText(oldWords)).toBeVisible();
    await untilOfflineReady(page);
    expect(site.asked().filter((asked) => asked.startsWith('/remotes/'))).toEqual([]);

    declareFault(withoutNetwork);
    await context.setOffline(true);
    await page.goto(`${site.url}/signin`);
    await expect(page.getByLabel('Email')).toBeVisible();
    await context.setOffline(false);

    await page.goto(`${site.url}/register`);
    await expect(page.getByText(oldWords)).toBeVisible();
    await untilOfflineReady(page);
    for (const each of own) each.asked();
    await site.publish('mf-account', { [oldWords]: newWords });
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
    await page.getByRole('button', { name: 'Install' }).click();
    await expect(page.getByText(newWords)).toBeVisible();
    const fetched = remotes.filter((_, index) => own[index]?.asked().some((asked) => asked.endsWith('.js')));
    expect(fetched).toEqual(['mf-account']);
  } finally {
    for (const each of own) await each.close();
    await site?.close();
    await rm(shell, { recursive: true });
  }
});
