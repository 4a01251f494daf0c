import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { composeSite } from './dev/composeSite.mjs';
import { readBasePort } from './env/readBasePort.mjs';
import { readArguments } from './readArguments.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { values } = readArguments({
  command: 'npm run dev:compose -w mf-x',
  about: `Runs one remote inside the published app, built anew at each change.
Beside a local stack the app finds its emulators.`,
  options: {
    app: { takes: 'APP', about: 'The published app: an address or a folder. Default: dist/hosting.' },
  },
});
const end = (sentence) => {
  console.error(sentence);
  process.exit(2);
};

const dir = process.cwd();
const name = path.basename(dir);
const isUrl = /^https?:/.test(values.app ?? '');
const app = isUrl
  ? values.app
  : path.resolve(process.env.INIT_CWD ?? dir, values.app ?? path.join(root, 'dist/hosting'));
if (!isUrl && !existsSync(path.join(app, 'index.html')))
  end(`There is no app in ${app}: run npm run build, or say where it is published with --app.`);

// Each build is a new process, so it reads the offer anew.
const build = () =>
  new Promise((resolve) => {
    const start = performance.now();
    const webpack = spawn(process.execPath, [path.join(root, 'node_modules/webpack-cli/bin/cli.js')], {
      cwd: dir,
      stdio: 'inherit',
    });
    webpack.once('exit', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(
        code === 0 ? `Built in ${seconds} s: reload the page.` : 'Not built; the page has the build before.',
      );
      resolve(code === 0);
    });
  });

if (!(await build())) end(`${name} does not build.`);
const dist = path.join(dir, 'dist');
const server = await composeSite({ app, name, dist });
const port = readBasePort() + 19;
server.once('error', (error) => end(`Port ${port}: ${error.message}`));
server.listen(port, '127.0.0.1', () =>
  console.log(`${name} inside ${app}: http://127.0.0.1:${port}\nCtrl-C ends it.`),
);

let building = false;
let changed = false;
const rebuild = async () => {
  changed = true;
  if (building) return;
  building = true;
  while (changed) {
    changed = false;
    await build();
  }
  building = false;
};
let soon;
for (const folder of [path.join(dir, 'src'), path.join(root, 'shared-core/src')])
  watch(folder, { recursive: true }, () => {
    clearTimeout(soon);
    soon = setTimeout(() => void rebuild(), 100);
  });
