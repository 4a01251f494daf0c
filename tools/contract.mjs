import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fetchPublished } from './publish/fetchPublished.mjs';
import { unservedBy } from './publish/unserved.mjs';
import { currentOf } from './publish/versions.mjs';
import { readArguments } from './readArguments.mjs';

const end = (sentence) => {
  console.error(sentence);
  process.exit(2);
};
const { values } = readArguments({
  command: 'npm run contract -w mf-x',
  about: 'Tests and builds a remote, and says whether the published shell serves all that it needs.',
  options: { to: { takes: 'TARGET', about: "The shell's site: a folder, or an address." } },
});
if (values.to === undefined) end('Say where the shell is: npm run contract -w mf-x -- --to TARGET');

const dir = process.cwd();
const name = path.basename(dir);

const shellAt = async (target) => {
  if (!/^https?:/.test(target)) return currentOf(path.resolve(process.env.INIT_CWD ?? dir, target, 'shell'));
  const url = new URL('/shell/current.json', target);
  const bytes = await fetchPublished(url);
  try {
    return bytes && JSON.parse(bytes);
  } catch {
    throw new Error(`${url} is no pointer of a shell.`);
  }
};

try {
  const shell = await shellAt(values.to);
  if (shell === undefined) end(`No shell is published at ${values.to}.`);
  for (const [program, ...args] of [['jest', 'src/remote.test'], ['webpack']])
    execFileSync('npx', [program, ...args], { cwd: dir, stdio: 'inherit' });
  const missing = await unservedBy(await currentOf(path.join(dir, 'dist')), shell);
  if (missing.length > 0)
    end(
      `The shell ${shell.version} at ${values.to} does not serve ${missing.join(', ')}, which ${name} needs.`,
    );
  console.log(`The shell ${shell.version} at ${values.to} serves all that ${name} needs.`);
} catch (error) {
  end(error.message);
}
