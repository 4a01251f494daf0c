import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { untilOfflineReady } from '../kit/racer';
import { openSite } from '../kit/site';
import { expect, test } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

// One after the other: they share the timed machine.
test.describe.configure({ mode: 'default' });

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
/** Remotes, named by `npm run campaign -- --only publishing`. */
const remotes = process.env['HOLESHOT_PUBLISHING']?.split(',') ?? [];

interface Figures {
  add: (name: string, unit: string, value: number, target?: number) => void;
  print: (title: string) => void;
}

const offer = (page: Page) => page.getByRole('dialog', { name: 'New Update!' });

/** Times some work, in seconds. */
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

/** Copies a remote as its team has it, unbuilt and with changed code, beside the rest of the house. */
const changedCopy = async (remote: string): Promise<string> => {
  const house = await mkdtemp(path.join(tmpdir(), 'holeshot-house-'));
  for (const part of ['node_modules', 'tools', 'shared-core', 'package.json', 'tsconfig.base.json', 'shell'])
    await symlink(path.join(root, part), path.join(house, part));
  const copy = path.join(house, remote);
  const own = path.join(root, remote);
  await cp(own, copy, {
    recursive: true,
    filter: (from) => !['dist', 'node_modules'].includes(path.relative(own, from)),
  });
  await symlink(path.join(own, 'node_modules'), path.join(copy, 'node_modules'));
  await appendFile(
    path.join(copy, 'src/remote.ts'),
    `\nObject.assign(globalThis, { changed: '${house}' });\n`,
  );
  return copy;
};

/** Times the way from the racer's return to the app until the offered update, in seconds. */
const untilOffered = (page: Page): Promise<number> =>
  timed(async () => {
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
    await expect(offer(page)).toBeVisible({ timeout: 60_000 });
  });

for (const remote of remotes)
  test(`${remote} is tested, built and published, offered to a racer, and taken back`, async ({ page }) => {
    test.setTimeout(900_000);
    const { createFigures } = (await import(path.join(root, 'tools/bench/figures.mjs'))) as {
      createFigures: () => Figures;
    };
    const figures = createFigures();
    const site = await openSite();
    const copy = await changedCopy(remote);
    const publish = (...args: string[]) =>
      run('node', ['../tools/publish-remote.mjs', '--to', site.folder, ...args], {
        cwd: copy,
        env: { ...process.env, INIT_CWD: copy },
        maxBuffer: 64 * 1024 * 1024,
      });
    const install = async () => {
      await offer(page).getByRole('button', { name: 'Install' }).click();
      await expect(offer(page)).toBeHidden();
      await untilOfflineReady(page);
    };
    try {
      await page.goto(`${site.url}/about`);
      await untilOfflineReady(page);
      const published = await timed(() => publish());
      const offered = await untilOffered(page);
      await install();
      const back = await timed(() => publish('--rollback'));
      const offeredBack = await untilOffered(page);
      figures.add('tests, build and publish', 's', published);
      figures.add('until the racer is offered it', 's', offered);
      figures.add('together', 's', published + offered, 60);
      figures.add('roll back', 's', back, 5);
      figures.add('until the racer is offered the one before', 's', offeredBack);
      figures.add('together, back', 's', back + offeredBack, 5);
      figures.print(
        `${remote}, from the command to the offer (a racer who stays in front waits up to 60 s more)`,
      );
      await install();
      expect(published + offered, 'seconds to publish').toBeLessThanOrEqual(60);
      expect(back, 'seconds to roll back').toBeLessThanOrEqual(5);
    } finally {
      await page.close();
      await site.close();
      await rm(path.dirname(copy), { recursive: true });
    }
  });
