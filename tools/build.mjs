import { spawnSync } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shellSiteConfig } from './publish/hostingSite.mjs';
import { publishFolder } from './publish/publishFolder.mjs';
import { activateShell, makeShellVersion } from './publish/shellVersion.mjs';
import { readArguments } from './readArguments.mjs';
import { remoteFolders } from './env/remoteFolders.mjs';
import { buildLocally } from './env/readBuildEnv.mjs';
import { readServed } from './webpack/readServed.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { values } = readArguments({
  command: 'npm run build',
  about:
    'Builds every package for production and composes the site. Firebase deploys it by the FOLDER.json beside it.',
  options: {
    to: { takes: 'FOLDER', default: 'dist/hosting', about: 'Writes the site there.' },
    'device-only': {
      about:
        'Builds for the browser alone, with the demo season and without the project in .env: for a stack without Java.',
    },
    'shell-only': { about: 'Builds the shell; takes the rest from the last build.' },
    monolith: { about: 'Builds the same source as one app into dist/monolith, for the bench.' },
  },
});

if (values.monolith) {
  const config = 'tools/monolith/webpack.config.mjs';
  const { status } = spawnSync('npx', ['webpack', '--config', config], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}

if (values['device-only']) {
  buildLocally();
  process.env.HOLESHOT_DEVICE_ONLY = 'yes';
}
const scope = values['shell-only'] ? ['--scope', '@holeshot/shell'] : [];
const build = spawnSync('npx', ['lerna', 'run', 'build', '--concurrency', '2', '--no-sort', ...scope], {
  cwd: root,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(build.status ?? 1);

const site = path.resolve(root, values.to);
const composing = `${site}.composing`;
await rm(composing, { recursive: true, force: true });
await mkdir(composing, { recursive: true });
const shell = path.join(composing, '.shell');
await makeShellVersion({ built: path.join(root, 'shell/dist'), dist: shell, served: await readServed() });
await publishFolder({
  dist: shell,
  to: path.join(composing, 'shell'),
  activate: activateShell(composing),
});
await rm(shell, { recursive: true });
for (const folder of remoteFolders) {
  await publishFolder({ dist: path.join(root, folder, 'dist'), to: path.join(composing, 'remotes', folder) });
}
if (values['device-only']) {
  const written = ['functions/dist/demoFile.cjs', 'functions/demo', path.join(composing, 'demo.json')];
  const { status } = spawnSync(process.execPath, written, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await rm(site, { recursive: true, force: true });
await rename(composing, site);
await writeFile(`${site}.json`, JSON.stringify({ hosting: await shellSiteConfig(path.basename(site)) }));
console.log(`The site stands in ${values.to}`);
