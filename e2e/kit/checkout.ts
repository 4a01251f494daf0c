import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '../..');

/** Last React before the minor that this repository builds with. */
export const olderReact = {
  react: path.dirname(require.resolve('react-older/package.json')),
  'react-dom': path.dirname(require.resolve('react-dom-older/package.json')),
};

const versionOf = (name: string): string => (require(`${name}/package.json`) as { version: string }).version;

/** Version of React in the shell, and in a shell built with the older one. */
export const reactVersions = { shell: versionOf('react'), older: versionOf('react-older') };

/** Copy of the sources as a team has them on another day, with other installed packages. */
export interface Checkout {
  /** Changes the text of a file; throws if one of the old texts is missing. */
  change(file: string, texts: Record<string, string>): Promise<void>;
  /** Runs a program in one of its folders; returns the output. */
  run(folder: string, command: string, ...args: string[]): Promise<string>;
  /** Builds a package; returns the output folder. */
  build(name: string): Promise<string>;
  close(): Promise<void>;
}

/** Files of the root that a remote or a tool reads. */
const rootFiles = [
  ...['package.json', 'package-lock.json', 'tsconfig.base.json'],
  ...['firebase.json', 'CODEOWNERS', '.env.example'],
];

const isSource = (file: string): boolean => !/^(node_modules|dist|\.cache)$/.test(path.basename(file));

/**
 * Copies shell, remotes, shared-core and the tools that build them; packages come from the original folder.
 * @param installed packages that are of another version there: their folders by name
 */
export const openCheckout = async (installed: Record<string, string> = {}): Promise<Checkout> => {
  await mkdir(path.join(root, '.stack'), { recursive: true });
  // Node finds the packages only below the root.
  const folder = await mkdtemp(path.join(root, '.stack/checkout-'));
  const link = async (target: string, ...place: string[]) => {
    const file = path.join(folder, ...place);
    await mkdir(path.dirname(file), { recursive: true });
    await symlink(target, file);
  };
  const packages = (await readdir(root)).filter((name) => /^(shell|shared-core|mf-.*)$/.test(name));
  for (const name of [...packages, 'tools']) {
    await cp(path.join(root, name), path.join(folder, name), { recursive: true, filter: isSource });
    const own = path.join(root, name, 'node_modules');
    if ((await readdir(own).catch(() => [])).length > 0) await link(own, name, 'node_modules');
  }
  for (const file of rootFiles) await cp(path.join(root, file), path.join(folder, file));
  await link(path.join(folder, 'shared-core'), 'node_modules/@holeshot/shared-core');
  await link(path.join(root, 'node_modules/@module-federation'), 'node_modules/@module-federation');
  for (const [name, place] of Object.entries(installed)) await link(place, 'node_modules', name);

  const run = async (place: string, command: string, ...args: string[]) => {
    const program = promisify(execFile)(command, args, { cwd: path.join(folder, place) });
    const { stdout } = await program.catch((error: unknown) => {
      const said = error as { stdout: string; stderr: string };
      throw new Error(`${[command, ...args].join(' ')} failed in ${place}:\n${said.stdout}${said.stderr}`);
    });
    return stdout;
  };
  return {
    run,
    change: async (file, texts) => {
      let text = await readFile(path.join(folder, file), 'utf8');
      for (const [from, to] of Object.entries(texts)) {
        if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
        text = text.replace(from, () => to);
      }
      await writeFile(path.join(folder, file), text);
    },
    build: async (name) => {
      await run(name, 'npx', 'webpack');
      return path.join(folder, name, 'dist');
    },
    close: () => rm(folder, { recursive: true }),
  };
};
