import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFolder, type ServedFolder } from './serveFolder';

const root = path.resolve(import.meta.dirname, '../..');
/** Folder that the stack serves. */
export const publishedSite = process.env['HOLESHOT_SITE'] ?? path.join(root, 'dist/hosting');

/** Site of a test beside the stack's emulators. */
export interface OwnSite extends ServedFolder {
  folder: string;
  /** Publishes a package with other words in it, as its team's next version; returns its folder. */
  publish(name: string, words: Record<string, string>, pointer?: Record<string, unknown>): Promise<string>;
  /** Publishes the build of a package from a folder. */
  publishBuild(name: string, dist: string): void;
  rollBack(name: string): void;
  /** Returns the paths of the scripts that hold these words. */
  filesWith(words: string): Promise<string[]>;
}

interface Pointer {
  version: string;
  folder: string;
  entry?: string;
  starts?: Record<string, string[]>;
  files: { url: string; sha256: string; bytes: number }[];
}

const sha256 = (bytes: Buffer, encoding: 'hex' | 'base64'): string =>
  createHash('sha256').update(bytes).digest(encoding);

const run = (name: string, ...args: string[]): void => {
  const command = ['run', '--silent', 'publish-remote', '-w', name, '--', ...args];
  execFileSync('npm', command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
};

const change = (text: string, words: Record<string, string>): string =>
  Object.entries(words).reduce((changed, [from, to]) => changed.replaceAll(from, to), text);

/** Changes words in the files of a version, and the names of files that follow from their content. */
const changeFiles = async (folder: string, words: Record<string, string>): Promise<void> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(js|html|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  let changes = words;
  while (Object.keys(changes).length > 0) {
    const hashes: Record<string, string> = {};
    for (const file of files) {
      const before = await readFile(file);
      const after = Buffer.from(change(before.toString(), changes));
      if (after.equals(before)) continue;
      await writeFile(file, after);
      hashes[sha256(before, 'base64')] = sha256(after, 'base64');
    }
    changes = hashes;
  }
};

/** Renames the main script of a shell, as its next build would; returns the old name and the new one. */
const renameMain = async (folder: string): Promise<Record<string, string>> => {
  const scripts = path.join(folder, 'static');
  const main = (await readdir(scripts)).find((name) => /^main\..*\.js$/.test(name)) ?? '';
  const next = `main.${randomBytes(4).toString('hex')}.js`;
  // The notice of its licenses is named after it.
  for (const end of ['', '.LICENSE.txt'])
    await rename(path.join(scripts, `${main}${end}`), path.join(scripts, `${next}${end}`));
  return { [main]: next };
};

/**
 * Copies the published site and serves the copy.
 * @param shell another build of the shell instead of the published one
 */
export const openSite = async (shell?: string): Promise<OwnSite> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'holeshot-site-'));
  await cp(publishedSite, folder, { recursive: true });
  if (shell !== undefined) await cp(shell, folder, { recursive: true });
  const { shellSiteConfig } = (await import(path.join(root, 'tools/publish/hostingSite.mjs'))) as {
    shellSiteConfig: (folder: string) => Promise<object>;
  };

  const served = await serveFolder(folder, await shellSiteConfig('.'));
  const placeOf = (name: string) => path.join(folder, name === 'shell' ? 'shell' : `remotes/${name}`);
  return {
    ...served,
    folder,
    publish: async (name, words, more = {}) => {
      const dist = await mkdtemp(path.join(tmpdir(), 'holeshot-next-'));
      try {
        const current = JSON.parse(
          await readFile(path.join(placeOf(name), 'current.json'), 'utf8'),
        ) as Pointer;
        await cp(path.join(placeOf(name), current.folder), path.join(dist, 'next'), { recursive: true });
        await rm(path.join(dist, 'next/pointer.json'));
        const renamed = name === 'shell' ? await renameMain(path.join(dist, 'next')) : {};
        await changeFiles(path.join(dist, 'next'), { ...words, ...renamed });
        const files = await Promise.all(
          current.files.map(async ({ url }) => {
            const file = change(url.slice(current.folder.length + 1), renamed);
            const bytes = await readFile(path.join(dist, 'next', file));
            return { url: file, sha256: sha256(bytes, 'hex'), bytes: bytes.length };
          }),
        );
        const next = sha256(Buffer.from(JSON.stringify(files)), 'hex').slice(0, 16);
        await rename(path.join(dist, 'next'), path.join(dist, next));
        const pointer = {
          ...current,
          version: current.version.replace(/\+.*/, `+${next.slice(0, 8)}`),
          folder: next,
          ...(current.entry !== undefined && { entry: `${next}/remoteEntry.js` }),
          ...(current.starts !== undefined && {
            starts: Object.fromEntries(
              Object.entries(current.starts).map(([page, urls]) => [
                page,
                urls.map((url) => url.replace(current.folder, next)),
              ]),
            ),
          }),
          files: files.map((file) => ({ ...file, url: `${next}/${file.url}` })),
          ...more,
        };
        await writeFile(path.join(dist, 'current.json'), JSON.stringify(pointer));
        run(name, '--dist', dist, '--to', folder);
        return next;
      } finally {
        await rm(dist, { recursive: true });
      }
    },
    publishBuild: (name, dist) => run(name, '--dist', dist, '--to', folder),
    rollBack: (name) => run(name, '--rollback', '--to', folder),
    filesWith: async (words) => {
      const scripts = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
      const texts = await Promise.all(scripts.map((name) => readFile(path.join(folder, name), 'utf8')));
      return scripts
        .filter((_, index) => texts[index]?.includes(words))
        .map((name) => `/${name}`)
        .sort();
    },
    close: async () => {
      await served.close();
      await rm(folder, { recursive: true });
    },
  };
};
